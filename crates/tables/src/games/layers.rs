//! The layers of a game's views: each made once a change, when somebody first needs it, and shared by all who may see it.

use super::{GameView, Play};
use decrypto::Decrypto;
use game::{Game, Shared, Side, View, Viewer};
use kryptos::Kryptos;
use std::sync::Arc;

/// The layers of the game on the table, whichever it is.
pub(crate) enum GameLayers {
    Decrypto(Layers<Decrypto>),
    Kryptos(Layers<Kryptos>),
}

impl GameLayers {
    /// Those of a game; `before` are the ones of the game a change ago.
    pub fn of(play: &Arc<Play>, before: Option<&GameLayers>) -> Self {
        match (&**play, before) {
            (Play::Decrypto(dealt), Some(GameLayers::Decrypto(before))) => {
                GameLayers::Decrypto(before.after(play, &dealt.state))
            }
            (Play::Kryptos(dealt), Some(GameLayers::Kryptos(before))) => {
                GameLayers::Kryptos(before.after(play, &dealt.state))
            }
            (Play::Decrypto(dealt), _) => GameLayers::Decrypto(Layers::new(play, &dealt.state)),
            (Play::Kryptos(dealt), _) => GameLayers::Kryptos(Layers::new(play, &dealt.state)),
        }
    }

    /// Whether everybody sees the same of both.
    pub fn same_open(&self, other: &GameLayers) -> bool {
        match (self, other) {
            (GameLayers::Decrypto(one), GameLayers::Decrypto(other)) => one.open == other.open,
            (GameLayers::Kryptos(one), GameLayers::Kryptos(other)) => one.open == other.open,
            _ => false,
        }
    }

    /// What a viewer may know of the game that these layers are of; none of another.
    pub fn view(&mut self, play: &Play, viewer: Viewer) -> Option<GameView> {
        match (self, play) {
            (GameLayers::Decrypto(layers), Play::Decrypto(dealt)) => {
                Some(GameView::Decrypto(layers.view(&dealt.state, viewer)))
            }
            (GameLayers::Kryptos(layers), Play::Kryptos(dealt)) => {
                Some(GameView::Kryptos(layers.view(&dealt.state, viewer)))
            }
            _ => None,
        }
    }
}

/// The layers of one game.
pub(crate) struct Layers<G: Game> {
    /// Which state they are of.
    of: Arc<Play>,
    open: Shared<G::Open>,
    sides: Vec<Layer<Shared<G::Side>>>,
    /// The views of the seats, and after them that of spectators.
    views: Vec<Layer<Arc<View<G>>>>,
}

/// What was last made, and whether it is of the present state.
#[derive(Clone)]
struct Layer<T> {
    last: Option<T>,
    fresh: bool,
}

impl<T: Clone> Layer<T> {
    fn stale(&self) -> Self {
        Layer { last: self.last.clone(), fresh: false }
    }
}

impl<T> Default for Layer<T> {
    fn default() -> Self {
        Layer { last: None, fresh: false }
    }
}

impl<G: Game> Layers<G> {
    fn new(of: &Arc<Play>, state: &G::State) -> Self {
        let open = Shared::new(G::open_view(state));
        Layers { of: of.clone(), open, sides: Vec::new(), views: Vec::new() }
    }

    fn after(&self, of: &Arc<Play>, state: &G::State) -> Self {
        if Arc::ptr_eq(&self.of, of) {
            let (sides, views) = (self.sides.clone(), self.views.clone());
            return Layers { of: of.clone(), open: self.open.clone(), sides, views };
        }
        Layers {
            of: of.clone(),
            open: Shared::renewed(Some(&self.open), G::open_view(state)),
            sides: self.sides.iter().map(Layer::stale).collect(),
            views: self.views.iter().map(Layer::stale).collect(),
        }
    }

    fn view(&mut self, state: &G::State, viewer: Viewer) -> Arc<View<G>> {
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
