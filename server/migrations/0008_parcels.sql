-- Parcels: an order of n packages has the parcels 1 to n, each with a code of its own. The database
-- keeps them in step with the count, within the statement that changes it, wherever that comes from.

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

create function keep_parcels() returns trigger language plpgsql as $$
declare
  attempt integer := 0;
begin
  if exists (
    select from parcels where order_id = new.id and number > new.package_count
      and (state <> 'registered' or weight_grams is not null)
  ) then
    raise exception 'A parcel that was weighed or scanned cannot be removed.'
      using errcode = 'check_violation', constraint = 'parcels_worth_keeping';
  end if;
  delete from parcels where order_id = new.id and number > new.package_count;
  loop
    insert into parcels (code, order_id, number)
      select parcel_code(new.id, place, attempt), new.id, place
      from generate_series(1, new.package_count) as place
      where not exists (select from parcels where order_id = new.id and number = place)
      on conflict do nothing;
    exit when (select count(*) from parcels where order_id = new.id) = new.package_count;
    -- Another parcel already has one of these codes.
    attempt := attempt + 1;
  end loop;
  new.parcel_search := coalesce(
    (select string_agg(code, ' ' order by number) from parcels where order_id = new.id), ''
  );
  return new;
end $$;

-- The search box of the orders finds the codes of their parcels.
alter table orders add column parcel_search text not null default '';
alter table orders drop column search;

do $$
declare
  attempt integer := 0;
begin
  loop
    insert into parcels (code, order_id, number)
      select parcel_code(orders.id, place, attempt), orders.id, place
      from orders cross join generate_series(1, orders.package_count) as place
      where not exists (select from parcels where order_id = orders.id and number = place)
      on conflict do nothing;
    exit when (select count(*) from parcels) = (select coalesce(sum(package_count), 0) from orders);
    attempt := attempt + 1;
  end loop;
end $$;
update orders set parcel_search = codes.all_of_them from (
  select order_id, string_agg(code, ' ' order by number) as all_of_them from parcels group by order_id
) as codes where codes.order_id = orders.id;
set constraints all immediate;

alter table orders add column search text generated always as (
  own_search || ' ' || sender_search || ' ' || parcel_search
) stored;
create index orders_search on orders using gin (search gin_trgm_ops);

create trigger orders_new_parcels before insert on orders
  for each row when (new.package_count > 0) execute function keep_parcels();
create trigger orders_other_parcels before update on orders
  for each row when (old.package_count <> new.package_count) execute function keep_parcels();
