use crate::{Game, Shared};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::Deref;

/// Everything that one viewer may know of a game, in layers. Pages, JSON and bots are made from it and from nothing else.
///
/// In JSON the layers are objects of their own; a layer that the viewer has no part in is left out.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub struct View<G: Game> {
    /// What everybody knows.
    pub open: Shared<G::Open>,
    /// What the viewer's side knows; none for spectators, and where everyone plays alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<Shared<G::Side>>,
    /// What the viewer's own seat knows; none for spectators.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own: Option<G::Own>,
}

/// What everybody knows is at hand in every view.
impl<G: Game> Deref for View<G> {
    type Target = G::Open;
    fn deref(&self) -> &G::Open {
        &self.open
    }
}

// Derived ones would ask the same of the game itself, which is no value.

impl<G: Game> Clone for View<G> {
    fn clone(&self) -> Self {
        View { open: self.open.clone(), side: self.side.clone(), own: self.own.clone() }
    }
}

impl<G: Game> PartialEq for View<G> {
    fn eq(&self, other: &Self) -> bool {
        self.open == other.open && self.side == other.side && self.own == other.own
    }
}

impl<G: Game> fmt::Debug for View<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("View")
            .field("open", &self.open)
            .field("side", &self.side)
            .field("own", &self.own)
            .finish()
    }
}

#[cfg(feature = "schema")]
mod schema {
    use super::View;
    use crate::Game;
    use std::borrow::Cow;
    use utoipa::openapi::schema::{ObjectBuilder, Schema};
    use utoipa::openapi::{Ref, RefOr};
    use utoipa::{PartialSchema, ToSchema};

    impl<G: Game<Open: ToSchema, Side: ToSchema, Own: ToSchema>> PartialSchema for View<G> {
        fn schema() -> RefOr<Schema> {
            let layer = |name: Cow<'static, str>| Ref::from_schema_name(name);
            let mut view = ObjectBuilder::new()
                .description(Some("Everything that one viewer may know of the game, in layers"))
                .property("open", layer(G::Open::name()))
                .required("open")
                .property("own", layer(G::Own::name()));
            if has_sides::<G>() {
                view = view.property("side", layer(G::Side::name()));
            }
            view.into()
        }
    }

    impl<G: Game<Open: ToSchema, Side: ToSchema, Own: ToSchema>> ToSchema for View<G> {
        /// By the game, such as `DecryptoView`.
        fn name() -> Cow<'static, str> {
            let game = std::any::type_name::<G>();
            format!("{}View", game.rsplit("::").next().unwrap_or(game)).into()
        }

        fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
            add::<G::Open>(schemas);
            add::<G::Own>(schemas);
            if has_sides::<G>() {
                add::<G::Side>(schemas);
            }
        }
    }

    /// Where everyone plays alone a side knows nothing.
    fn has_sides<G: Game>() -> bool {
        size_of::<G::Side>() > 0
    }

    fn add<T: ToSchema>(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        schemas.push((T::name().into_owned(), T::schema()));
        T::schemas(schemas);
    }
}
