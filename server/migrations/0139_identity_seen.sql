-- An ID card can be seen without storing a copy of it, and its pictures are removed some time
-- after the order has arrived. The order does not lack an ID card then.
alter table orders add column identity_seen_at timestamptz;

-- The work list counts by it without reading the rows.
drop index orders_unfinished;
create index orders_unfinished on orders (trip_group, stage, destination) include (
  id, created_at, verified, with_bill, with_ticket, total_cents, weight_grams, package_count,
  parcel_states, front_file, back_file, identity_requested_at, identity_seen_at
) where deleted_at is null and not finished;
