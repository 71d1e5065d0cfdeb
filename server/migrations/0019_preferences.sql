-- What a person has chosen for their screens, such as saved views and columns. The values belong to
-- the client: "json" keeps them exactly as they were sent.
create table preference (
  user_id uuid not null references users (id) on delete cascade,
  key text not null check (char_length(key) between 1 and 200),
  value json not null check (octet_length(value::text) <= 16384),
  updated_at timestamptz not null,
  primary key (user_id, key)
);
