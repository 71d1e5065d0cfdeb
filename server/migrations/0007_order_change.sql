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
