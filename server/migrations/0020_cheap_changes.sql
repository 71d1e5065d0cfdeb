-- Who deleted an order. Lists do not read its history, which grows with every change.
alter table orders add column deleted_by text;
update orders set deleted_by = (
  -- Other lines follow it, for example of an invoice that was cancelled in the bin.
  select line ->> 'by' from jsonb_array_elements(history) with ordinality as lines (line, place)
  where line ->> 'action' = 'delete' order by place desc limit 1
) where deleted_at is not null;

-- As in migration 0008, but only the parcels that differ are written, and only their codes are
-- added to the search text or cut off it. Orders whose parcels are not in step yet, because they
-- were loaded without triggers, are written as before.
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

create or replace function keep_parcels() returns trigger language plpgsql as $$
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
