-- In which states the parcels of an order are, so that lists find the orders with parcels that are
-- missing, or not loaded yet. The database keeps it with every change of a parcel, wherever that comes
-- from.
alter table orders add column parcel_states jsonb not null default '[]'
  check (jsonb_typeof(parcel_states) = 'array');

create function states_of_parcels(of_order uuid) returns jsonb language sql as $$
  select coalesce(jsonb_agg(distinct state), '[]') from parcels where order_id = of_order
$$;

update orders set parcel_states = found.states from (
  select order_id, jsonb_agg(distinct state) as states from parcels group by order_id
) as found where found.order_id = orders.id;

-- After keep_parcels, which adds and removes the parcels: triggers run in the order of their names.
create function keep_parcel_states() returns trigger language plpgsql as $$
begin
  new.parcel_states := states_of_parcels(new.id);
  return new;
end $$;
create trigger orders_parcel_states_new before insert on orders
  for each row when (new.package_count > 0) execute function keep_parcel_states();
create trigger orders_parcel_states_other before update on orders
  for each row when (old.package_count <> new.package_count) execute function keep_parcel_states();

create function note_parcel_state() returns trigger language plpgsql as $$
begin
  update orders set parcel_states = states_of_parcels(new.order_id)
  where id = new.order_id and parcel_states <> states_of_parcels(new.order_id);
  return null;
end $$;
create trigger parcels_note_state after update of state on parcels
  for each row when (old.state <> new.state) execute function note_parcel_state();

create index orders_by_parcel_states on orders using gin (parcel_states jsonb_path_ops)
  where deleted_at is null;
