//! The longest text of each language fits on a phone, on every page and in every phase.

use anyhow::Result;
use e2e::{House, Player, Proofreader, tour};

macro_rules! every_text_fits {
    ($($name:ident: $tour:path;)*) => {$(
        #[tokio::test]
        async fn $name() -> Result<()> {
            let house = House::open().await?;
            let reader = Proofreader::of(&house).await?;
            $tour(&house, &async |player: &Player, place: &str| reader.reads(player, place).await).await?;
            reader.is_content()
        }
    )*};
}

every_text_fits! {
    every_text_fits_on_pages_without_a_table: tour::pages;
    every_text_fits_for_those_who_come_and_go: tour::people;
    every_text_fits_in_every_phase_of_decrypto: tour::decrypto;
    every_text_fits_in_the_game_of_three: tour::three;
    every_text_fits_in_the_tie_break: tour::tie_break;
    every_text_fits_in_laser_drive: tour::laser;
    every_text_fits_in_every_phase_of_kryptos: tour::kryptos;
}
