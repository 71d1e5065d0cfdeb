-- What the office still has to do is counted after each write, and most orders have arrived and are
-- paid. These indexes hold only the others, with all that the work list counts them by, so that no row
-- of a table is read for it.
create index orders_unfinished on orders (trip_group, stage, destination) include (
  id, created_at, verified, with_bill, with_ticket, total_cents, weight_grams, package_count,
  parcel_states, front_file, back_file, identity_requested_at
) where deleted_at is null and not finished;
create index orders_unpaid on orders (id) include (created_at, total_cents, deposit_cents)
  where deleted_at is null and not paid;
-- In the order of `orders_unpaid`, so that both are read side by side.
create index invoices_owed on invoices (order_id) include (due_on, total_cents)
  where kind = 'invoice' and status = 'issued';
