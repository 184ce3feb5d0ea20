-- The log. The primary key is the only truth about the order: of two commits with one number one is refused.
create table commits (
    table_id text collate "C" not null,
    seq bigint not null,
    at bigint not null,
    version integer not null,
    -- Made up for each append, so that one whose answer was lost is known again.
    ticket bigint not null,
    -- Covers the sum of the commit before.
    sum bytea not null,
    body bytea not null,
    primary key (table_id, seq)
);

-- What can be asked about a table without reading its log. Written with every commit; room is left in the pages, so that
-- most of these changes touch no index.
create table tables (
    id text collate "C" primary key,
    -- The number of the newest commit: a log that lost its end is noticed.
    head bigint not null,
    touched timestamptz not null,
    card bytea,
    due bigint,
    -- The node that looks after the clock, and since when. A node that died loses it.
    claimant bigint,
    claimed timestamptz
) with (fillfactor = 70);
create index lobby on tables (touched desc, id desc) where card is not null;
create index due on tables (due, id) where due is not null;

create table about (
    one integer primary key check (one = 1),
    -- What visitors' tokens are sealed with, so that every node knows them again.
    secret bytea not null
);
