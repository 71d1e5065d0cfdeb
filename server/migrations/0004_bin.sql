-- The bin: which open trip carried an order when it was deleted, so that an order that is restored
-- after the trip has finished is restored as one that the trip delivered.

alter table orders add column bin_trip_id uuid references trips (id) on delete set null;
create index orders_of_bin_trip on orders (bin_trip_id) where bin_trip_id is not null;

drop index orders_deleted;
create index orders_in_bin on orders (deleted_at, id) where deleted_at is not null;
