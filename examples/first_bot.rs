//! A whole bot in Rust, without any crate: rustc -O -o my-bot examples/first_bot.rs && maquignon bot check ./my-bot
//!
//! It reads the few numbers it needs with a small reader of JSON, which is all of the lower half.

use std::collections::{BTreeMap, HashMap};
use std::io::{self, BufRead, Write};

pub fn choose(start: &Json, view: &Json, options: &Json) -> String {
    let choices: HashMap<&str, &Json> = options.at("choices").list().iter().map(|c| (c.at("do").text(), c)).collect();
    let mut purse: Vec<i64> = Vec::new();
    for (note, count) in start.at("notes").list().iter().zip(view.at("purse").list()) {
        purse.extend((0..count.number()).map(|_| note.number()));
    }
    if choices.contains_key("claim_dove") {
        return plain("claim_dove");
    }
    if let Some(pay) = choices.get("pay") {
        // Nobody gives change: cover the price with the least lost.
        let mut ways: BTreeMap<i64, Vec<i64>> = BTreeMap::from([(0, vec![])]);
        for &note in &purse {
            for (total, notes) in ways.clone() {
                ways.entry(total + note).or_insert_with(|| [notes, vec![note]].concat());
            }
        }
        let (_, notes) = ways.range(pay.at("price").number()..).next().expect("who cannot pay is not asked");
        return format!(r#"{{"do":"pay","notes":{notes:?}}}"#);
    }
    if let Some(bid) = choices.get("bid") {
        let minimum = bid.at("minimum").number();
        if minimum <= bid.at("affordable").number() / 3 {
            return format!(r#"{{"do":"bid","amount":{minimum}}}"#);
        }
    }
    for word in ["auction", "pass", "sell", "let_stand"] {
        if choices.contains_key(word) {
            return plain(word);
        }
    }
    let laid = &purse[purse.len().saturating_sub(2)..]; // the two largest
    if let Some(trade) = choices.get("trade") {
        let stake = trade.at("stakes").list().last().expect("a trade is about something");
        let animal = start.at("animals").list()[stake.at("animal").number() as usize].text();
        let target = stake.at("target").number();
        return format!(r#"{{"do":"trade","target":{target},"animal":"{animal}","notes":{laid:?}}}"#);
    }
    let word = if choices.contains_key("counter") { "counter" } else { "offer" };
    format!(r#"{{"do":"{word}","notes":{laid:?}}}"#)
}

fn plain(word: &str) -> String {
    format!(r#"{{"do":"{word}"}}"#)
}

fn main() {
    let (mut start, mut out) = (Json::Null, io::stdout().lock());
    for line in io::stdin().lock().lines().map_while(Result::ok) {
        let message = Json::read(&line);
        match message.at("type").text() {
            "hello" => writeln!(out, r#"{{"type":"hello","protocol":1,"name":"first bot in Rust"}}"#).unwrap(),
            "start" => start = message,
            "choose" => {
                let action = choose(&start, message.at("view"), message.at("options"));
                writeln!(out, r#"{{"id":{},"action":{action}}}"#, message.at("id").number()).unwrap();
            }
            "refused" => eprintln!("refused: {}", message.at("message").text()),
            "bye" => return,
            _ => {}
        }
        out.flush().unwrap();
    }
}

pub enum Json {
    Null,
    Number(f64),
    Text(String),
    List(Vec<Json>),
    Object(HashMap<String, Json>),
}

impl Json {
    pub fn read(text: &str) -> Json {
        Reader { text: text.as_bytes(), place: 0 }.value()
    }

    pub fn at(&self, key: &str) -> &Json {
        match self {
            Json::Object(fields) => fields.get(key).unwrap_or(&Json::Null),
            _ => &Json::Null,
        }
    }

    pub fn list(&self) -> &[Json] {
        if let Json::List(items) = self { items } else { &[] }
    }

    pub fn number(&self) -> i64 {
        if let Json::Number(number) = self { *number as i64 } else { 0 }
    }

    pub fn text(&self) -> &str {
        if let Json::Text(text) = self { text } else { "" }
    }
}

struct Reader<'a> {
    text: &'a [u8],
    place: usize,
}

impl Reader<'_> {
    /// The next byte that is not blank; commas and colons between values mean nothing to us.
    fn next(&mut self) -> u8 {
        while b" \t,:".contains(&self.text[self.place]) {
            self.place += 1;
        }
        self.text[self.place]
    }

    fn value(&mut self) -> Json {
        match self.next() {
            b'{' => Json::Object(self.items(b'}', |reader| (reader.string(), reader.value())).into_iter().collect()),
            b'[' => Json::List(self.items(b']', Reader::value)),
            b'"' => Json::Text(self.string()),
            _ => self.word(),
        }
    }

    fn items<T>(&mut self, end: u8, read: impl Fn(&mut Self) -> T) -> Vec<T> {
        self.place += 1;
        let mut found = Vec::new();
        while self.next() != end {
            found.push(read(self));
        }
        self.place += 1;
        found
    }

    /// Escapes are kept as they stand: no word that we look for has any.
    fn string(&mut self) -> String {
        self.next();
        let begin = self.place + 1;
        let mut end = begin;
        while self.text[end] != b'"' {
            end += if self.text[end] == b'\\' { 2 } else { 1 };
        }
        self.place = end + 1;
        String::from_utf8_lossy(&self.text[begin..end]).into_owned()
    }

    /// A number; true is 1, false and null are nothing.
    fn word(&mut self) -> Json {
        let begin = self.place;
        while self.place < self.text.len() && !b",]} \t".contains(&self.text[self.place]) {
            self.place += 1;
        }
        match std::str::from_utf8(&self.text[begin..self.place]).unwrap_or("") {
            "true" => Json::Number(1.0),
            word => word.parse().map_or(Json::Null, Json::Number),
        }
    }
}
