-- A second factor beside the password: codes of an authenticator app, passkeys, and recovery codes for
-- the day when neither is at hand. No call returns what stands in these tables but names and moments.

-- One app a person. Until its first code was typed it guards nothing.
create table authenticator (
  user_id uuid primary key references users (id) on delete cascade,
  secret bytea not null,
  -- Whether the secret is encrypted with a key that the database does not know (SECOND_FACTOR_KEY).
  sealed boolean not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- The step of the last code that was accepted: no code is accepted twice.
  last_step bigint not null default 0
);

create table recovery_code (
  user_id uuid not null references users (id) on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

create table passkey (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null check (char_length(name) between 1 and 60),
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkey_by_user on passkey (user_id);

-- What a device signs, once. Only its hash is stored, so that whoever reads the table has nothing.
create table passkey_challenge (
  challenge_hash bytea primary key,
  purpose text not null,
  user_id uuid references users (id) on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenge_by_end on passkey_challenge (expires_at);

-- Somebody whose password was right and whose second factor is missing. It opens nothing else.
create table sign_in_ticket (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- The password that was compared: a ticket of an old password is worth nothing.
  password_hash text not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);
create index sign_in_ticket_by_end on sign_in_ticket (expires_at);

-- Which roles have to have a second factor; one row for the house.
create table sign_in_policy (
  the_one boolean primary key default true check (the_one),
  roles text[] not null,
  grace_days integer not null check (grace_days between 0 and 90)
);

-- Since when somebody has to set up a factor: their first sign-in without one.
create table factor_demand (
  user_id uuid primary key references users (id) on delete cascade,
  since timestamptz not null
);

-- From then on a session may only set up a factor; one that began before ends.
alter table session add column factor_due_at timestamptz;
-- Where it was used last, as far as that may be stored (decision 107).
alter table session add column network text;
