-- A user who fails too often waits longer after each failure. A count without the end of a wait
-- belongs to a fixed window.
alter table attempt add column open_at timestamptz;

-- The browsers that a user has signed in with. Only the hash of a browser's secret is kept.
create table device (
  token_hash bytea not null,
  user_id uuid not null references users (id) on delete cascade,
  used_at timestamptz not null,
  primary key (token_hash, user_id)
);
create index device_by_user on device (user_id);
create index device_by_use on device (used_at);
