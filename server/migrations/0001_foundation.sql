-- Tables of the foundation. Text columns that lists sort by have the German ICU collation. Every id
-- is a UUIDv7 created by the application; "version" is the wire's __v.

create extension if not exists pg_trgm;

-- Content: resources that share one generic store -----------------------------------------------

create table content (
  id uuid primary key,
  resource text not null,
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  search text not null default ''
);
create index content_by_age on content (resource, created_at desc, id desc);
create index content_search on content using gin (search gin_trgm_ops);

create table content_revision (
  content_id uuid not null,
  version integer not null,
  resource text not null,
  at timestamptz not null default now(),
  by_id uuid,
  action text not null check (action in ('create', 'change', 'delete')),
  data jsonb not null,
  primary key (content_id, version, action)
);

-- A value that no two records of a content resource share.
create table content_unique (
  resource text not null,
  field text not null,
  value text not null,
  content_id uuid not null references content (id) on delete cascade,
  primary key (resource, field, value)
);
create index content_unique_by_content on content_unique (content_id);

-- People ----------------------------------------------------------------------------------------

create sequence customer_code start 1001;

create table users (
  id uuid primary key,
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  code text collate "de-x-icu" not null unique,
  role text not null check (role in ('admin', 'customer')),
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
  search text not null default ''
);
create index users_by_name on users (name, id);
create index users_by_last_name on users (last_name, id);
create index users_by_city on users (city_name, id);
create index users_by_age on users (created_at desc, id desc);
create index users_by_role on users (role, status, name, id);
create index users_by_tour on users (tour_id);
create index users_search on users using gin (search gin_trgm_ops);

create table session (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index session_by_user on session (user_id);
create index session_by_end on session (expires_at);

-- Trips -----------------------------------------------------------------------------------------

create table trips (
  id uuid primary key,
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null check (name in ('A', 'B')),
  description text collate "de-x-icu",
  status smallint not null default 0 check (status between 0 and 7),
  finish boolean not null default false,
  finished_at timestamptz,
  search text not null default '',
  check (finish = (finished_at is not null))
);
create unique index trips_one_open on trips (name) where not finish;
create index trips_by_age on trips (created_at desc, id desc);

-- The sender's values that lists sort and search by are copied here and kept in step by the
-- triggers below, so that a page of a stage is one scan of one index.

create sequence order_code start 10001;

create table orders (
  id uuid primary key,
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  code text collate "de-x-icu" not null unique,
  trip_group text not null check (trip_group in ('A', 'B')),
  stage text not null check (stage in ('Validation', 'facturation', 'tracking')),
  trip_id uuid references trips (id) on delete restrict,
  finished boolean not null default false,
  sender_id uuid not null references users (id) on delete restrict,
  sender_code text collate "de-x-icu",
  sender_name text collate "de-x-icu",
  sender_phone text,
  sender_address text collate "de-x-icu",
  sender_zipcode text,
  sender_city text collate "de-x-icu",
  sender_tour text collate "de-x-icu",
  sender_subscribed_city text collate "de-x-icu",
  sender_search text not null default '',
  recipient_first_name text collate "de-x-icu" not null,
  recipient_last_name text collate "de-x-icu",
  recipient_name text collate "de-x-icu" generated always as (
    case when recipient_last_name is null or recipient_last_name = '' then recipient_first_name
    else recipient_first_name || ' ' || recipient_last_name end
  ) stored,
  recipient_phone text not null check (recipient_phone ~ '^\+[1-9][0-9]{6,14}$'),
  recipient_address text collate "de-x-icu",
  city_rank smallint not null default 12 check (city_rank between 0 and 12),
  package_count integer not null default 0 check (package_count between 0 and 999),
  weight_grams integer not null default 0 check (weight_grams >= 0),
  paid boolean not null default false,
  verified boolean not null default false,
  sms_sent boolean not null default false,
  front_file text not null default 'no-file',
  back_file text not null default 'no-file',
  with_bill boolean not null default false,
  with_declaration boolean not null default false,
  with_ticket boolean not null default false,
  invoice_lines jsonb not null default '[]' check (jsonb_typeof(invoice_lines) = 'array'),
  declaration_lines jsonb not null default '[]' check (jsonb_typeof(declaration_lines) = 'array'),
  total_cents bigint,
  extra_cents bigint,
  delivery smallint not null default 1 check (delivery in (1, 2, 3)),
  payment smallint not null default 1 check (payment in (1, 2, 3)),
  invoice_number text collate "de-x-icu",
  history jsonb not null default '[]' check (jsonb_typeof(history) = 'array'),
  own_search text not null default '',
  search text generated always as (own_search || ' ' || sender_search) stored,
  -- An order that has arrived was on the road, or had no stages.
  check (not finished or stage = 'tracking' or trip_group = 'B')
);

create index orders_by_sender_name on orders (trip_group, stage, finished, sender_name, id) where deleted_at is null;
create index orders_by_recipient on orders (trip_group, stage, finished, recipient_name, id) where deleted_at is null;
create index orders_by_sender_city on orders (trip_group, stage, finished, sender_city, id) where deleted_at is null;
create index orders_by_address on orders (trip_group, stage, finished, recipient_address, id) where deleted_at is null;
create index orders_by_age on orders (trip_group, stage, finished, created_at, id) where deleted_at is null;
create index orders_by_packages on orders (trip_group, stage, finished, package_count, id) where deleted_at is null;
create index orders_by_weight on orders (trip_group, stage, finished, weight_grams, id) where deleted_at is null;
create index orders_by_sender_code on orders (trip_group, stage, finished, sender_code, id) where deleted_at is null;
create index orders_by_tour on orders (trip_group, stage, finished, sender_tour, id) where deleted_at is null;
create index orders_on_the_road on orders (trip_group, city_rank, recipient_address, id) where deleted_at is null and stage = 'tracking' and not finished;
create index orders_of_group_by_name on orders (trip_group, finished, sender_name, id) where deleted_at is null;
create index orders_with_bill on orders (sender_name, id) where deleted_at is null and with_bill;
create index orders_with_declaration on orders (sender_name, id) where deleted_at is null and with_declaration;
create index orders_with_ticket on orders (sender_name, id) where deleted_at is null and with_ticket;
create index orders_all_by_age on orders (created_at desc, id desc) where deleted_at is null;
create index orders_of_sender on orders (sender_id, created_at desc);
create index orders_of_trip on orders (trip_id);
create index orders_by_recipient_phone on orders (recipient_phone);
-- Finds whose ID document a file is, before it is shown.
create index orders_by_front_file on orders (front_file) where front_file <> 'no-file';
create index orders_by_back_file on orders (back_file) where back_file <> 'no-file';
create index orders_deleted on orders (deleted_at) where deleted_at is not null;
create index orders_search on orders using gin (search gin_trgm_ops);

create function copy_sender_into_order() returns trigger language plpgsql as $$
begin
  select code, name, phone, address, zipcode, city_name, tour_name, subscribed_city, search
    into new.sender_code, new.sender_name, new.sender_phone, new.sender_address, new.sender_zipcode,
         new.sender_city, new.sender_tour, new.sender_subscribed_city, new.sender_search
    from users where id = new.sender_id;
  return new;
end $$;
create trigger orders_copy_sender before insert or update of sender_id on orders
  for each row execute function copy_sender_into_order();

create function copy_sender_into_orders() returns trigger language plpgsql as $$
begin
  update orders set
    sender_code = new.code, sender_name = new.name, sender_phone = new.phone,
    sender_address = new.address, sender_zipcode = new.zipcode, sender_city = new.city_name,
    sender_tour = new.tour_name, sender_subscribed_city = new.subscribed_city,
    sender_search = new.search
  where sender_id = new.id;
  return null;
end $$;
create trigger users_copy_into_orders after update on users
  for each row when (
    (old.code, old.name, old.phone, old.address, old.zipcode, old.city_name, old.tour_name,
     old.subscribed_city, old.search)
    is distinct from
    (new.code, new.name, new.phone, new.address, new.zipcode, new.city_name, new.tour_name,
     new.subscribed_city, new.search)
  ) execute function copy_sender_into_orders();

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

-- What was done, and what was answered ----------------------------------------------------------

create table audit_entry (
  id uuid primary key,
  at timestamptz not null default now(),
  by_id uuid,
  by_name text not null,
  action text not null,
  resource text not null,
  record_id uuid not null,
  changes jsonb not null default '{}'
);
create index audit_entry_of_record on audit_entry (resource, record_id, id desc);
create index audit_entry_by_age on audit_entry (at desc);

create table idempotency (
  actor_id uuid not null,
  key text not null,
  fingerprint text not null,
  created_at timestamptz not null default now(),
  status smallint,
  body jsonb,
  primary key (actor_id, key)
);
create index idempotency_by_age on idempotency (created_at);

-- Attempts that are counted across nodes: one row for each limited thing and window.
create table attempt (
  bucket text primary key,
  hits integer not null,
  ends_at timestamptz not null
);
