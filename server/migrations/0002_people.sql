-- People, how they get in, and what they may do how often.

create sequence customer_code start 1001;

-- Which roles there are is declared in domain/roles, and checked at the start and at the API.
create table users (
  id uuid primary key,
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  code text collate "de-x-icu" not null unique,
  role text not null,
  status text not null check (status in ('active', 'blocked')),
  first_name text collate "de-x-icu" not null,
  last_name text collate "de-x-icu" not null,
  name text collate "de-x-icu" generated always as (first_name || ' ' || last_name) stored,
  phone text not null unique check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  address text collate "de-x-icu",
  zipcode text,
  city_id text,
  city_name text collate "de-x-icu",
  photo text not null default 'no-photo',
  language text not null default 'de' check (language in ('en', 'de', 'fr', 'ar')),
  tour_id uuid references content (id) on delete restrict,
  tour_name text collate "de-x-icu",
  subscribed_city text collate "de-x-icu",
  password_hash text,
  search text not null default '',
  -- The form of the search text. A start rewrites the texts of older forms, a few rows at a time:
  -- how a text is folded is up to the application.
  search_form smallint not null default 0,
  -- What customers have agreed to, and what they have stopped.
  consent_chat boolean not null default false,
  consent_whatsapp boolean not null default false,
  consent_sms boolean not null default false,
  opt_out_whatsapp boolean not null default false,
  opt_out_sms boolean not null default false
);
create index users_by_name on users (name, id);
create index users_by_last_name on users (last_name, id);
create index users_by_city on users (city_name, id);
create index users_by_age on users (created_at desc, id desc);
create index users_by_role on users (role, status, name, id);
create index users_by_tour on users (tour_id);
create index users_search on users using gin (search gin_trgm_ops);
create index users_old_search on users (id) where search_form < 2;

-- A tour's name is copied to its customers (and through them to their orders).
create function copy_tour_name_into_user() returns trigger language plpgsql as $$
begin
  new.tour_name := (select data ->> 'Tname' from content where id = new.tour_id);
  return new;
end $$;
create trigger users_copy_tour_name before insert or update of tour_id on users
  for each row execute function copy_tour_name_into_user();

create function copy_tour_name_into_users() returns trigger language plpgsql as $$
begin
  update users set tour_name = new.data ->> 'Tname' where tour_id = new.id;
  return null;
end $$;
create trigger content_copy_tour_name after update on content
  for each row when (new.resource = 'tours' and old.data ->> 'Tname' is distinct from new.data ->> 'Tname')
  execute function copy_tour_name_into_users();

-- What a person has chosen for their screens, such as saved views and columns. The values belong to
-- the client: "json" stores them exactly as they were sent.
create table preference (
  user_id uuid not null references users (id) on delete cascade,
  key text not null check (char_length(key) between 1 and 200),
  value json not null check (octet_length(value::text) <= 16384),
  updated_at timestamptz not null,
  primary key (user_id, key)
);

-- Sessions and attempts to get in -----------------------------------------------------------------

create table session (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- The name by which others speak of the session: its hash would let nobody in, but stays a secret.
  id uuid not null default gen_random_uuid(),
  -- The browser that it began in, as that calls itself.
  user_agent text check (char_length(user_agent) between 1 and 300)
);
create index session_by_user on session (user_id);
create index session_by_end on session (expires_at);
create unique index session_by_id on session (id);

-- The browsers that a user has signed in with. Only the hash of a browser's secret is stored.
create table device (
  token_hash bytea not null,
  user_id uuid not null references users (id) on delete cascade,
  used_at timestamptz not null,
  primary key (token_hash, user_id)
);
create index device_by_user on device (user_id);
create index device_by_use on device (used_at);

-- Codes for a new password and for signing in, hashed: one row while the code can be used. Tries are
-- counted by their source in "attempt". For an unknown number the same work is done and rolled back
-- (server/people/request-code.ts), so that its row has no user for a moment.
create table sign_in_code (
  id uuid primary key,
  user_id uuid references users (id) on delete cascade,
  purpose text not null check (purpose in ('recovery', 'signIn')),
  code_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sign_in_code_of_user on sign_in_code (user_id, purpose, expires_at);
create index sign_in_code_by_end on sign_in_code (expires_at);

-- Attempts that are counted across processes: one row for each limited thing and window.
create table attempt (
  bucket text primary key,
  hits integer not null,
  ends_at timestamptz not null,
  -- The end of a wait: a user who fails too often waits longer after each failure. A count without
  -- one belongs to a fixed window.
  open_at timestamptz
);

-- Attempts to get in, as the staff reads them (server/people/attempt-table.ts).
create view sign_in_attempt as
select audit_entry.id, 0 as version, audit_entry.at as created_at, audit_entry.at as updated_at,
  audit_entry.action as kind,
  audit_entry.changes -> 'by' ->> 'to' as way,
  -- Nobody has the number where no user has this id.
  users.id as user_id,
  audit_entry.changes -> 'network' ->> 'to' as network,
  -- Found by the person, as the list of users finds them.
  coalesce(users.search, '') as search
from audit_entry
left join users on users.id = audit_entry.record_id
where audit_entry.resource = 'sessions';

-- How much a customer has sent since the start of a 24-hour day, which begins with the first thing
-- that they send. A row is reused for the next day, so that there are only rows of customers who
-- have written.
create table daily_use (
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('messages', 'files', 'bytes')),
  used integer not null check (used > 0),
  ends_at timestamptz not null,
  primary key (user_id, kind)
);
