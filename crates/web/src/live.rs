//! Live pages: the regions that changed, over one WebSocket.
