-- Files that a record no longer names, noted in the transaction that dropped them. Each is removed
-- from the store once no record names it: at once or, if that failed, within the hour.

create table discarded_file (
  name text primary key,
  at timestamptz not null default now()
);
