//! A host's model behind a server that speaks the language of OpenAI: texts in, vectors out.

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// The environment variable with the key, if the server wants one.
const KEY: &str = "OPENAI_API_KEY";
/// How long a server may take for one batch.
const PATIENCE: Duration = Duration::from_secs(20);

/// Where a model is and what it is called there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    /// Up to and with the version, such as `http://localhost:8080/v1`.
    base: String,
    /// The name of the model.
    pub model: String,
}

impl Address {
    /// Reads `http://localhost:8080/v1#model`.
    pub fn parse(text: &str) -> Result<Address> {
        let (base, model) = text.split_once('#').context("a model is written openai=http://host/v1#model")?;
        anyhow::ensure!(base.starts_with("http://") || base.starts_with("https://"), "{base} is no address");
        anyhow::ensure!(!model.is_empty(), "which model of {base}?");
        Ok(Address { base: base.trim_end_matches('/').to_owned(), model: model.to_owned() })
    }
}

/// A model that can be asked.
pub struct Model {
    address: Address,
    key: Option<String>,
    agent: ureq::Agent,
    complained: AtomicBool,
}

#[derive(Serialize)]
struct Question<'a> {
    model: &'a str,
    input: &'a [String],
    encoding_format: &'static str,
}

#[derive(Deserialize)]
struct Answer {
    data: Vec<Embedding>,
}

#[derive(Deserialize)]
struct Embedding {
    index: usize,
    embedding: Vec<f32>,
}

impl Model {
    /// Takes the key from the environment.
    pub fn new(address: Address) -> Model {
        let key = std::env::var(KEY).ok().filter(|key| !key.is_empty());
        let agent = ureq::Agent::config_builder().timeout_global(Some(PATIENCE)).build().into();
        Model { address, key, agent, complained: AtomicBool::new(false) }
    }

    /// A vector for each text, in order. Whoever asks goes on without when that fails; the log hears of it once.
    pub fn embed(&self, texts: &[String]) -> Option<Vec<Vec<f32>>> {
        let answer = self.ask(texts);
        if let Err(error) = &answer
            && !self.complained.swap(true, Ordering::Relaxed)
        {
            tracing::warn!(
                model = self.address.model,
                error = format!("{error:#}"),
                "a mind cannot be asked; the bots go on without it"
            );
        }
        answer.ok()
    }

    fn ask(&self, texts: &[String]) -> Result<Vec<Vec<f32>>> {
        let Address { base, model } = &self.address;
        let mut request = self.agent.post(format!("{base}/embeddings"));
        if let Some(key) = &self.key {
            request = request.header("authorization", format!("Bearer {key}"));
        }
        let question = Question { model, input: texts, encoding_format: "float" };
        let mut answer: Answer = request.send_json(&question)?.body_mut().read_json()?;
        answer.data.sort_by_key(|embedding| embedding.index);
        anyhow::ensure!(
            answer.data.len() == texts.len(),
            "{} texts, {} vectors",
            texts.len(),
            answer.data.len()
        );
        Ok(answer.data.into_iter().map(|embedding| embedding.embedding).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{BufRead, BufReader, Read, Write};
    use std::net::{TcpListener, TcpStream};

    /// A server that answers the given answers, one a connection, and says what it was asked.
    fn server(answers: Vec<(&'static str, String)>) -> (Model, std::thread::JoinHandle<Vec<String>>) {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = Address::parse(&format!("http://{}/v1#tiny", listener.local_addr().unwrap())).unwrap();
        let heard = std::thread::spawn(move || {
            answers
                .into_iter()
                .map(|(status, body)| serve(listener.accept().unwrap().0, status, &body))
                .collect()
        });
        (Model::new(address), heard)
    }

    fn serve(stream: TcpStream, status: &str, body: &str) -> String {
        let mut reader = BufReader::new(stream);
        let (mut head, mut length) = (String::new(), 0);
        while !head.ends_with("\r\n\r\n") {
            let start = head.len();
            reader.read_line(&mut head).unwrap();
            if let Some(value) = head[start..].to_lowercase().strip_prefix("content-length:") {
                length = value.trim().parse().unwrap();
            }
        }
        let mut asked = vec![0; length];
        reader.read_exact(&mut asked).unwrap();
        let answer = format!(
            "HTTP/1.1 {status}\r\ncontent-type: application/json\r\nconnection: close\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        );
        reader.get_mut().write_all(answer.as_bytes()).unwrap();
        let line = head.lines().next().unwrap().to_owned();
        format!("{line} {}", String::from_utf8(asked).unwrap())
    }

    fn texts() -> Vec<String> {
        ["owl", "night bird"].map(str::to_owned).to_vec()
    }

    #[test]
    fn vectors_come_back_in_the_order_of_the_texts() {
        let body = r#"{"data":[{"index":1,"embedding":[0.5,1]},{"index":0,"embedding":[1,0]}]}"#;
        let (model, heard) = server(vec![("200 OK", body.to_owned())]);
        assert_eq!(model.embed(&texts()), Some(vec![vec![1.0, 0.0], vec![0.5, 1.0]]));
        let heard = heard.join().unwrap().remove(0);
        assert!(heard.starts_with("POST /v1/embeddings"), "{heard}");
        let body: serde_json::Value = serde_json::from_str(&heard[heard.find('{').unwrap()..]).unwrap();
        assert_eq!(body, serde_json::json!({"model": "tiny", "input": texts(), "encoding_format": "float"}));
    }

    #[test]
    fn a_server_that_fails_or_answers_something_else_gives_nothing() {
        let (model, heard) = server(vec![
            ("503 Service Unavailable", "{}".to_owned()),
            ("200 OK", r#"{"data":[]}"#.to_owned()),
            ("200 OK", "nonsense".to_owned()),
        ]);
        for _ in 0..3 {
            assert_eq!(model.embed(&texts()), None);
        }
        assert!(model.complained.load(Ordering::Relaxed));
        heard.join().unwrap();
        // Nobody listens any more.
        assert_eq!(model.embed(&texts()), None);
    }

    #[test]
    fn an_address_names_the_model() {
        let address = Address::parse("https://host/v1/#small").unwrap();
        assert_eq!((&*address.base, &*address.model), ("https://host/v1", "small"));
        for wrong in ["https://host/v1", "host/v1#small", "http://host/v1#"] {
            assert!(Address::parse(wrong).is_err(), "{wrong}");
        }
    }
}
