//! The layers of a game's views: each made once a change, when somebody first needs it, and shared by all who may see it.

use super::{Dealt, GameView, Registered};
use game::{Reach, Seat, Shared, Side, View, Viewer};
use std::any::Any;
use std::sync::Arc;

/// The layers of the game on the table, whichever it is.
pub(crate) trait GameLayers: Any + Send + Sync {
    /// Whether everybody sees the same of both.
    fn same_open(&self, other: &dyn GameLayers) -> bool;
    /// Seats that the game waits for, as far as everybody knows.
    fn awaited(&self) -> Vec<Seat>;
    /// What a viewer may know of the game.
    fn view(&mut self, viewer: Viewer) -> GameView;
}

/// The layers of one game.
pub(crate) struct Layers<G: Registered> {
    /// What they are made of.
    of: Arc<Dealt<G>>,
    open: Shared<G::Open>,
    sides: Vec<Layer<Shared<G::Side>>>,
    /// The views of the seats, and after them that of spectators.
    views: Vec<Layer<Arc<View<G>>>>,
}

/// What was last made, and whether it is of the present state.
struct Layer<T> {
    last: Option<T>,
    fresh: bool,
}

impl<T: Clone> Layer<T> {
    /// Those of another moment. What was not reached since then is still of the present state.
    fn taken_over(layers: &[Self], reached: impl Fn(u8) -> bool) -> Vec<Self> {
        let taken_over = |(place, layer): (u8, &Self)| Layer {
            last: layer.last.clone(),
            fresh: layer.fresh && !reached(place),
        };
        (0..).zip(layers).map(taken_over).collect()
    }
}

impl<T> Default for Layer<T> {
    fn default() -> Self {
        Layer { last: None, fresh: false }
    }
}

impl<G: Registered> Layers<G> {
    /// Those of a game; `before` are the ones of the game a change ago.
    pub fn of(of: Arc<Dealt<G>>, before: Option<&dyn GameLayers>) -> Self {
        let before = before.and_then(|before| (before as &dyn Any).downcast_ref::<Self>());
        let Some(before) = before else {
            let open = Shared::new(G::open_view(&of.state));
            return Layers { of, open, sides: Vec::new(), views: Vec::new() };
        };
        // Nothing is known of what was changed but for the step that was just made.
        let reached: &[Reach] = match () {
            () if Arc::ptr_eq(&before.of, &of) => &[],
            () if of.copies == before.of.copies + 1 => &of.reached,
            () => &[Reach::Everybody],
        };
        let open = match reached.contains(&Reach::Everybody) {
            true => Shared::renewed(Some(&before.open), G::open_view(&of.state)),
            false => before.open.clone(),
        };
        let side = |side| reached.iter().any(|reach| reach.side(Side(side)));
        let seat = |seat| reached.iter().any(|reach| reach.seat::<G>(&of.state, Seat(seat)));
        let (sides, views) = (Layer::taken_over(&before.sides, side), Layer::taken_over(&before.views, seat));
        Layers { of, open, sides, views }
    }

    fn view_of(&mut self, viewer: Viewer) -> Arc<View<G>> {
        let state = &self.of.clone().state;
        let seat = viewer.seat().filter(|seat| seat.0 < G::seats(state));
        let place = seat.map_or(usize::from(G::seats(state)), |seat| seat.index());
        if let Some(Layer { last: Some(view), fresh: true }) = self.views.get(place) {
            return view.clone();
        }
        let side = seat.and_then(|seat| G::side_of(state, seat)).map(|side| self.side(state, side));
        let view = View { open: self.open.clone(), side, own: seat.map(|seat| G::own_view(state, seat)) };
        if self.views.len() <= place {
            self.views.resize_with(place + 1, Layer::default);
        }
        let layer = &mut self.views[place];
        layer.fresh = true;
        match &layer.last {
            Some(last) if **last == view => last.clone(),
            _ => layer.last.insert(Arc::new(view)).clone(),
        }
    }

    fn side(&mut self, state: &G::State, side: Side) -> Shared<G::Side> {
        let place = usize::from(side.0);
        if self.sides.len() <= place {
            self.sides.resize_with(place + 1, Layer::default);
        }
        let layer = &mut self.sides[place];
        if let Layer { last: Some(last), fresh: true } = layer {
            return last.clone();
        }
        layer.fresh = true;
        let made = Shared::renewed(layer.last.as_ref(), G::side_view(state, side));
        layer.last.insert(made).clone()
    }
}

impl<G: Registered> GameLayers for Layers<G> {
    fn same_open(&self, other: &dyn GameLayers) -> bool {
        (other as &dyn Any).downcast_ref::<Self>().is_some_and(|other| self.open == other.open)
    }

    fn awaited(&self) -> Vec<Seat> {
        G::openly_awaited(&self.open)
    }

    fn view(&mut self, viewer: Viewer) -> GameView {
        G::wrap_view(self.view_of(viewer))
    }
}
