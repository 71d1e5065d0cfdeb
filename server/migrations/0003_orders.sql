-- Trips, orders and parcels.

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
  -- When the trip reached which step, and who changed it.
  history jsonb not null default '[]' check (jsonb_typeof(history) = 'array'),
  -- What carries the trip, and the day on which it passes the border: the declarations of its orders
  -- propose both.
  vehicle text,
  passage date,
  check (finish = (finished_at is not null))
);
create unique index trips_one_open on trips (name) where not finish;
create index trips_by_age on trips (created_at desc, id desc);

-- Orders ------------------------------------------------------------------------------------------

create sequence order_code start 10001;

-- Which stages there are is declared in domain/orders/stages.ts, and checked at the start and at the
-- API.
create table orders (
  id uuid primary key,
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  code text collate "de-x-icu" not null unique,
  trip_group text not null check (trip_group in ('A', 'B')),
  stage text not null,
  trip_id uuid references trips (id) on delete restrict,
  finished boolean not null default false,

  -- What lists sort and search by is copied from the sender and updated by the triggers below, so
  -- that a page of a stage is one scan of one index.
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
  -- The bin: which open trip carried the order when it was deleted, so that an order that is restored
  -- after the trip has finished is restored as one that the trip delivered.
  bin_trip_id uuid references trips (id) on delete set null,
  -- As in the table of users.
  search_form smallint not null default 0,
  -- The search box of the orders finds the codes of their parcels.
  parcel_search text not null default '',
  search text generated always as (
    own_search || ' ' || sender_search || ' ' || parcel_search
  ) stored,

  -- Who the invoice is for: the sender, the recipient, or another party, given in full. The invoice
  -- freezes what it says about that party; until then it can be changed here.
  bill_to text not null default 'sender' check (bill_to in ('sender', 'recipient', 'other')),
  bill_firm text collate "de-x-icu",
  bill_contact text collate "de-x-icu",
  bill_street text collate "de-x-icu",
  bill_zipcode text,
  bill_city text collate "de-x-icu",
  bill_country text check (bill_country ~ '^[A-Z]{2}$'),
  bill_vat_id text,
  bill_reference text collate "de-x-icu",
  bill_leitweg_id text,

  -- What the document editors store with an order: the day of its draft invoice, and a customer's
  -- details that apply to one document only.
  bill_date date,
  paper_customers jsonb not null default '[]' check (jsonb_typeof(paper_customers) = 'array'),

  -- Lists do not read the history, which grows with every change.
  deleted_by text,

  -- The version of the terms and conditions that was in force when the order was made. Orders that
  -- were made before the first version was published have none.
  terms_number integer check (terms_number > 0),
  terms_from date,
  terms_id uuid,

  -- What has been paid and when, so that the invoice does not demand it again, and what decides the
  -- tax of an invoice to another party: its part in the transport, and why it is charged tax that it
  -- could owe itself.
  paid_on date,
  deposit_cents bigint check (deposit_cents >= 0),
  bill_goods_role text check (bill_goods_role in ('sender', 'recipient', 'neither')),
  bill_taxed_reason text collate "de-x-icu",

  -- What customs requires of a consignment: why it is sent, who sends it, what carries it, and in
  -- which languages the declaration is captioned besides German and French. Numbers of identity
  -- documents are neither searched nor indexed.
  customs_category text check (customs_category in ('gift', 'personalEffects', 'return', 'sale')),
  customs_id_kind text check (customs_id_kind in ('identityCard', 'passport', 'residencePermit')),
  customs_id_number text check (char_length(customs_id_number) <= 20),
  customs_recipient_cin text check (char_length(customs_recipient_cin) <= 9),
  customs_vehicle text,
  customs_passage date,
  customs_captions jsonb not null default '[]',

  -- The city in its one spelling, by which lists sort. The server derives it with each write, and
  -- fills it in at a start where an order has none.
  destination text collate "de-x-icu",

  -- Whether a party abroad is a business, which decides where its services are taxed; and whether the
  -- prices of taxed lines include the tax. Empty: they do.
  bill_customer_kind text check (bill_customer_kind in ('business', 'private')),
  price_basis text check (price_basis in ('gross', 'net')),

  -- An order that has arrived was on the road, or had no stages.
  check (not finished or stage = 'tracking' or trip_group = 'B'),
  check (bill_to <> 'other' or btrim(coalesce(bill_firm, '') || coalesce(bill_contact, '')) <> ''),
  check ((terms_number is null) = (terms_id is null))
);

-- The columns of a stage's list, each with an index that sorts by it.
create index orders_by_sender_name on orders (trip_group, stage, finished, sender_name, id) where deleted_at is null;
create index orders_by_recipient on orders (trip_group, stage, finished, recipient_name, id) where deleted_at is null;
create index orders_by_sender_city on orders (trip_group, stage, finished, sender_city, id) where deleted_at is null;
create index orders_by_address on orders (trip_group, stage, finished, recipient_address, id) where deleted_at is null;
create index orders_by_destination on orders (trip_group, stage, finished, destination, id) where deleted_at is null;
create index orders_by_age on orders (trip_group, stage, finished, created_at, id) where deleted_at is null;
create index orders_by_packages on orders (trip_group, stage, finished, package_count, id) where deleted_at is null;
create index orders_by_weight on orders (trip_group, stage, finished, weight_grams, id) where deleted_at is null;
create index orders_by_sender_code on orders (trip_group, stage, finished, sender_code, id) where deleted_at is null;
create index orders_by_tour on orders (trip_group, stage, finished, sender_tour, id) where deleted_at is null;
create index orders_on_the_road on orders (trip_group, city_rank, recipient_address, id) where deleted_at is null and stage = 'tracking' and not finished;
-- Lists across the stages.
create index orders_of_group_by_name on orders (trip_group, finished, sender_name, id) where deleted_at is null;
create index orders_with_bill on orders (sender_name, id) where deleted_at is null and with_bill;
create index orders_with_declaration on orders (sender_name, id) where deleted_at is null and with_declaration;
create index orders_with_ticket on orders (sender_name, id) where deleted_at is null and with_ticket;
create index orders_all_by_age on orders (created_at desc, id desc) where deleted_at is null;
create index orders_in_bin on orders (deleted_at, id) where deleted_at is not null;
-- Orders of others: of a person, a trip, a number.
create index orders_of_sender on orders (sender_id, created_at desc);
create index orders_of_trip on orders (trip_id);
create index orders_of_bin_trip on orders (bin_trip_id) where bin_trip_id is not null;
create index orders_by_recipient_phone on orders (recipient_phone);
-- Finds whose ID document a file is, before it is shown.
create index orders_by_front_file on orders (front_file) where front_file <> 'no-file';
create index orders_by_back_file on orders (back_file) where back_file <> 'no-file';
create index orders_search on orders using gin (search gin_trgm_ops);
create index orders_old_search on orders (id) where search_form < 2;

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

-- How often the orders have been written to, so that a cached count is known to be valid until the
-- next write. The sum over the rows grows with every transaction that writes orders, and becomes
-- visible together with the transaction's orders. There are many rows so that writers never wait
-- for each other: each takes a free one.
create table order_change (
  shard smallint primary key,
  writes bigint not null default 0
) with (fillfactor = 20);
insert into order_change (shard) select generate_series(0, 63);

create function note_order_change() returns trigger language plpgsql as $$
begin
  update order_change set writes = writes + 1 where shard =
    (select shard from order_change limit 1 for no key update skip locked);
  if not found then
    update order_change set writes = writes + 1 where shard = pg_backend_pid() % 64;
  end if;
  return null;
end $$;
create trigger orders_note_change after insert or update or delete or truncate on orders
  for each statement execute function note_order_change();

-- Parcels -----------------------------------------------------------------------------------------

-- An order of n packages has the parcels 1 to n, each with a code of its own. The database adds and
-- removes them within the statement that changes the count, wherever that comes from.
create table parcels (
  code text primary key check (code ~ '^8[0-9]{11}$'),
  -- Deferred, because parcels are written just before the row of their order.
  order_id uuid not null references orders (id) on delete cascade deferrable initially deferred,
  number smallint not null check (number between 1 and 999),
  version integer not null default 1 check (version > 0),
  updated_at timestamptz not null default now(),
  weight_grams integer check (weight_grams > 0),
  state text not null default 'registered'
    check (state in ('registered', 'received', 'loaded', 'delivered', 'missing')),
  unique (order_id, number)
);

-- Damm's check digit, as in domain/parcels/parcel-code.ts.
create function check_digit(digits text) returns text language plpgsql immutable strict as $$
declare
  damm constant text[] := array[
    '0317598642', '7092154863', '4206871359', '1750983426', '6123045978',
    '3674209581', '5869720134', '8945362017', '9438617205', '2581436790'
  ];
  interim integer := 0;
begin
  for place in 1 .. length(digits) loop
    interim := substr(damm[interim + 1], substr(digits, place, 1)::integer + 1, 1)::integer;
  end loop;
  return interim::text;
end $$;

-- Ten digits without meaning, between the leading 8 of every parcel and the check digit. They are
-- derived from the order's id: a parcel that is added again after a correction of the count fits
-- its old label.
create function parcel_code(of_order uuid, place integer, attempt integer)
returns text language sql immutable strict as $$
  select payload || check_digit(payload) from (
    select '8' || lpad((
      (hashtextextended(of_order || ' ' || place || ' ' || attempt, 0) & 9223372036854775807)
      % 10000000000
    )::text, 10, '0') as payload
  ) as made
$$;

-- For orders whose parcels do not fit their count, because they were loaded without triggers, or
-- because another parcel already has one of the codes: compares all parcels of the order.
create function mend_parcels(of_order uuid, parcel_count integer) returns text
language plpgsql as $$
declare
  attempt integer := 0;
begin
  if exists (
    select from parcels where order_id = of_order and number > parcel_count
      and (state <> 'registered' or weight_grams is not null)
  ) then
    raise exception 'A parcel that was weighed or scanned cannot be removed.'
      using errcode = 'check_violation', constraint = 'parcels_worth_keeping';
  end if;
  delete from parcels where order_id = of_order and number > parcel_count;
  loop
    insert into parcels (code, order_id, number)
      select parcel_code(of_order, place, attempt), of_order, place
      from generate_series(1, parcel_count) as place
      where not exists (select from parcels where order_id = of_order and number = place)
      on conflict do nothing;
    exit when (select count(*) from parcels where order_id = of_order) = parcel_count;
    -- Another parcel already has one of these codes.
    attempt := attempt + 1;
  end loop;
  return coalesce(
    (select string_agg(code, ' ' order by number) from parcels where order_id = of_order), ''
  );
end $$;

-- Only the parcels that differ are written, and only their codes are added to the search text or cut
-- off it.
create function keep_parcels() returns trigger language plpgsql as $$
declare
  -- Twelve digits and a blank for each parcel.
  width constant integer := 13;
  known integer := 0;
  written integer;
  worthy boolean;
  codes text;
begin
  if tg_op = 'UPDATE' then known := old.package_count; end if;
  if new.package_count < known then
    with gone as (
      delete from parcels where order_id = new.id and number > new.package_count
      returning state <> 'registered' or weight_grams is not null as is_worthy
    )
    select count(*), bool_or(is_worthy) into written, worthy from gone;
    if worthy then
      raise exception 'A parcel that was weighed or scanned cannot be removed.'
        using errcode = 'check_violation', constraint = 'parcels_worth_keeping';
    end if;
    codes := left(new.parcel_search, greatest(new.package_count * width - 1, 0));
  else
    with added as (
      insert into parcels (code, order_id, number)
        select parcel_code(new.id, place, 0), new.id, place
        from generate_series(known + 1, new.package_count) as place
        on conflict do nothing
        returning code, number
    )
    select count(*), new.parcel_search || string_agg(' ' || code, '' order by number)
      into written, codes from added;
    codes := ltrim(codes);
  end if;
  if written = abs(new.package_count - known)
    and length(codes) = greatest(new.package_count * width - 1, 0)
  then
    new.parcel_search := codes;
  else
    new.parcel_search := mend_parcels(new.id, new.package_count);
  end if;
  return new;
end $$;
create trigger orders_new_parcels before insert on orders
  for each row when (new.package_count > 0) execute function keep_parcels();
create trigger orders_other_parcels before update on orders
  for each row when (old.package_count <> new.package_count) execute function keep_parcels();
