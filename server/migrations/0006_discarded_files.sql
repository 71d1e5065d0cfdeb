-- Files that a record has let go of, noted in the transaction that did it. Each is removed from the
-- store once no record names it, at once or, where that failed, within the hour.

create table discarded_file (
  name text primary key,
  at timestamptz not null default now()
);
