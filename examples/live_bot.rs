//! The first bot at a live table, over a line of its own and without any crate:
//! rustc -O -o live-bot examples/live_bot.rs && ./live-bot http://localhost:8000 KX4M2 Eve
//!
//! A WebSocket is a request over HTTP and then frames: the lower half. What is said in them is docs/protocol.md. For a
//! server behind https put a crate such as `tungstenite` in the place of that half: TLS is more than a page.

#[path = "first_bot.rs"]
#[allow(dead_code)] // what it does as a program of its own
mod first_bot;

use first_bot::{choose, Json};
use std::io::{self, Read, Write};
use std::net::TcpStream;
use std::process::exit;
use std::time::Duration;

const CARDS: &str = concat!(
    r#"{"notes":[0,10,50,100,200,500],"#,
    r#""animals":["rooster","goose","cat","dog","sheep","goat","donkey","pig","cow","horse"]}"#
);
const LATER: [&str; 2] = ["not_stored", "shutting_down"]; // the server goes away for a moment, and says so

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [server, code, name] = &words[..] else {
        fail("Say where: ./live-bot http://localhost:8000 CODE NAME");
    };
    let Some(host) = server.strip_prefix("http://") else { fail("This bot speaks to http:// alone.") };
    let mut hello = format!(r#""name":{name:?}"#);
    for visit in 0..100 {
        let line = Line::open(host.trim_end_matches('/'), &format!("/api/live?table={code}"));
        if let Err(trouble) = line.and_then(|line| play(line, &mut hello, code, visit)) {
            eprintln!("The line broke ({trouble}); once more.");
            std::thread::sleep(Duration::from_millis(500));
        }
    }
    fail(&format!("There is no server at {server}."));
}

/// Sit down, or come back, and decide whatever is ours to decide; ends only by an error, or with the game.
fn play(mut line: Line, hello: &mut String, code: &str, visit: u32) -> io::Result<()> {
    let (cards, mut playing, mut update) = (Json::read(CARDS), false, Json::Null);
    line.say(&format!(r#"{{"type":"hello",{hello}}}"#))?;
    for number in 0.. {
        let message = Json::read(&line.hear()?);
        match message.at("type").text() {
            "ping" => line.say(&format!(r#"{{"type":"pong","number":{}}}"#, message.at("number").number()))?,
            "welcome" => {
                if !message.at("token").text().is_empty() {
                    // We are new here, and shall be the same player if we have to come again.
                    *hello = format!(r#""token":"{}""#, message.at("token").text());
                }
                line.say(&format!(r#"{{"type":"join","id":"joining","code":"{code}"}}"#))?;
            }
            // The one says whether the game goes on, the other how it stands.
            "table" => {
                println!("We are at the table {code}: {}.", message.at("status").text());
                playing = message.at("status").text() == "playing";
                decide(&mut line, playing, &cards, &update, format!("{visit}-{number}"))?;
            }
            "update" => {
                update = message;
                decide(&mut line, playing, &cards, &update, format!("{visit}-{number}"))?;
            }
            "refused" if ["", "joining"].contains(&message.at("id").text()) => {
                if !LATER.contains(&message.at("reason").text()) {
                    fail(message.at("sentence").text());
                }
            }
            "gone" if message.at("reason").text() != "elsewhere" => fail("We are not at the table any more."),
            "finished" => {
                let scores: Vec<i64> = message.at("scores").list().iter().map(Json::number).collect();
                println!("Scores: {scores:?}");
                exit(0);
            }
            _ => {}
        }
    }
    Ok(())
}

/// Whatever is ours to decide; the id must be new for everything we say.
fn decide(line: &mut Line, playing: bool, cards: &Json, update: &Json, id: String) -> io::Result<()> {
    if !playing || update.at("options").at("choices").list().is_empty() {
        return Ok(());
    }
    let (question, action) = (update.at("question").number(), choose(cards, update.at("view"), update.at("options")));
    line.say(&format!(r#"{{"type":"act","id":"{id}","question":{question},"action":{action}}}"#))
}

fn fail(sentence: &str) -> ! {
    eprintln!("{sentence}");
    exit(1)
}

struct Line(TcpStream);

impl Line {
    fn open(host: &str, path: &str) -> io::Result<Line> {
        let address = if host.contains(':') { host.to_string() } else { format!("{host}:80") };
        let mut stream = TcpStream::connect(address)?;
        stream.set_read_timeout(Some(Duration::from_secs(9)))?; // a ping comes every four: who says nothing is gone
        write!(
            stream,
            "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: bWFxdWlnbm9uLWxpdmUtYg==\r\n\r\n"
        )?;
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            let mut byte = [0];
            stream.read_exact(&mut byte)?;
            head.push(byte[0]);
        }
        if head.starts_with(b"HTTP/1.1 101") {
            return Ok(Line(stream));
        }
        Err(io::Error::other(String::from_utf8_lossy(&head).lines().next().unwrap_or("no answer").to_string()))
    }

    fn say(&mut self, text: &str) -> io::Result<()> {
        self.send(0x81, text.as_bytes())
    }

    /// A frame whose mask is nothing but zeros: the rule asks for one, our words need no hiding.
    fn send(&mut self, kind: u8, content: &[u8]) -> io::Result<()> {
        let mut frame = vec![kind];
        match content.len() {
            length @ ..=125 => frame.push(0x80 | length as u8),
            length => {
                frame.push(0x80 | 126);
                frame.extend((length as u16).to_be_bytes()); // nothing that we say is longer than 65,535
            }
        }
        frame.extend([0; 4]);
        frame.extend(content);
        self.0.write_all(&frame)
    }

    /// The next text; fragments are put together, and pings of the line itself answered.
    fn hear(&mut self) -> io::Result<String> {
        let mut whole = Vec::new();
        loop {
            let [head, size] = self.take::<2>()?;
            let length = match size & 0x7f {
                126 => u16::from_be_bytes(self.take()?) as usize,
                127 => u64::from_be_bytes(self.take()?) as usize,
                small => small as usize,
            };
            let mut content = vec![0; length];
            self.0.read_exact(&mut content)?;
            match head & 0x0f {
                0x8 => return Err(io::Error::other("the server closed it")),
                0x9 => self.send(0x8a, &content)?,
                0xa => {}
                _ => whole.extend(content),
            }
            if head & 0x80 != 0 && head & 0x0f < 0x8 {
                return String::from_utf8(whole).map_err(io::Error::other);
            }
        }
    }

    fn take<const SIZE: usize>(&mut self) -> io::Result<[u8; SIZE]> {
        let mut bytes = [0; SIZE];
        self.0.read_exact(&mut bytes)?;
        Ok(bytes)
    }
}
