//! WebSocket frames as a client writes and reads them (RFC 6455, no extensions).

/// What a frame carries.
pub const TEXT: u8 = 1;
/// See [`TEXT`].
pub const BINARY: u8 = 2;
/// The server says goodbye.
pub const CLOSE: u8 = 8;
/// Asks for a [`PONG`] with the same content.
pub const PING: u8 = 9;
/// The answer.
pub const PONG: u8 = 10;

/// Any mask will do on a loopback interface: it exists to confuse proxies.
const MASK: [u8; 4] = [0x37, 0xfa, 0x21, 0x3d];

/// Appends one masked frame.
pub fn put(out: &mut Vec<u8>, opcode: u8, payload: &[u8]) {
    out.push(0x80 | opcode);
    match payload.len() {
        n @ 0..126 => out.push(0x80 | n as u8),
        n @ 126..0x1_0000 => {
            out.push(0x80 | 126);
            out.extend_from_slice(&(n as u16).to_be_bytes());
        }
        n => {
            out.push(0x80 | 127);
            out.extend_from_slice(&(n as u64).to_be_bytes());
        }
    }
    out.extend_from_slice(&MASK);
    out.extend(payload.iter().zip(MASK.iter().cycle()).map(|(byte, mask)| byte ^ mask));
}

/// The opcode, payload and whole length of the frame at the start of `bytes`, once all of it is there.
pub fn take(bytes: &[u8]) -> Option<(u8, &[u8], usize)> {
    let (&[first, second], rest) = bytes.split_first_chunk::<2>()?;
    let (head, length) = match second & 0x7f {
        126 => (4, usize::from(u16::from_be_bytes(*rest.first_chunk()?))),
        127 => (10, usize::try_from(u64::from_be_bytes(*rest.first_chunk()?)).ok()?),
        short => (2, usize::from(short)),
    };
    let payload = bytes.get(head..head + length)?;
    Some((first & 15, payload, head + length))
}
