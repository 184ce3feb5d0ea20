-- What those who have a place at a table are shown of it in the list of their tables.
create table outlines (
    table_id text collate "C" primary key,
    outline bytea not null
) with (fillfactor = 70);

-- Who has a place at which table. The tables of earlier versions are added by the first server that starts.
create table places (
    table_id text collate "C" not null,
    visitor bytea not null,
    -- Whether the table still goes on for them.
    going boolean not null,
    since bigint not null,
    own bytea not null,
    primary key (table_id, visitor)
);
create index places_of on places (visitor, going desc, since desc, table_id desc);
