-- How much a customer has sent since the start of a 24-hour day, which begins with the first thing
-- that they send. A row is reused for the next day, so that there are as many rows as customers who
-- have written.

create table daily_use (
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('messages', 'files')),
  used integer not null check (used > 0),
  ends_at timestamptz not null,
  primary key (user_id, kind)
);
