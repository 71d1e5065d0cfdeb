-- Counters of orders and of users, by what most lists filter by, so that a count or a total reads some
-- hundred rows however many records there are (decision 186). A statement that writes records adds to
-- the counters what it changed, in the same transaction: a reader sees both or neither.
--
-- Several rows may count the same kind of records, and only their sum means something: nobody waits for
-- rows that another transaction has locked, but adds one. Nor does a transaction write its own row again
-- (`transaction` says whose it is): each version of it would stay until the end, and be stepped over by
-- all later ones. Whoever comes later makes one row of up to 64, and an import one of all.

create table order_counters (
  id bigint generated always as identity primary key,
  trip_group text not null,
  stage text not null,
  finished boolean not null,
  paid boolean not null,
  verified boolean not null,
  sms_sent boolean not null,
  with_bill boolean not null,
  with_declaration boolean not null,
  with_ticket boolean not null,
  delivery smallint not null,
  payment smallint not null,
  records bigint not null,
  packages bigint not null,
  grams bigint not null,
  -- What is still to be paid of those that are not paid whole.
  due_cents bigint not null,
  transaction xid8 not null default pg_current_xact_id()
) with (fillfactor = 50);
create index order_counters_by_kind on order_counters (stage, trip_group, finished, paid, verified,
  sms_sent, with_bill, with_declaration, with_ticket, delivery, payment, id);

-- Also to be called by whoever writes orders without triggers (`session_replication_role`).
create function fill_order_counters() returns void language sql as $$
  truncate order_counters;
  insert into order_counters (trip_group, stage, finished, paid, verified, sms_sent, with_bill,
    with_declaration, with_ticket, delivery, payment, records, packages, grams, due_cents, transaction)
  select trip_group, stage, finished, paid, verified, sms_sent, with_bill, with_declaration,
    with_ticket, delivery, payment, count(*), sum(package_count), sum(weight_grams),
    coalesce(sum(greatest(total_cents - coalesce(deposit_cents, 0), 0)) filter (where not paid), 0),
    '0'
  from orders where deleted_at is null
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 order by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11;
$$;

-- Makes one row of all that nobody else has locked: a transaction that has written thousands of orders
-- one by one calls it at its end.
create function fold_order_counters() returns void language sql as $$
  with free as materialized (
    select id from order_counters for update skip locked
  ), gone as (
    delete from order_counters using free where order_counters.id = free.id
    returning order_counters.*
  )
  insert into order_counters (trip_group, stage, finished, paid, verified, sms_sent, with_bill,
    with_declaration, with_ticket, delivery, payment, records, packages, grams, due_cents)
  select trip_group, stage, finished, paid, verified, sms_sent, with_bill, with_declaration,
    with_ticket, delivery, payment, sum(records), sum(packages), sum(grams), sum(due_cents)
  from gone group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11;
$$;

create function count_orders() returns trigger language plpgsql as $$
declare
  changes refcursor;
  change record;
  counted record;
begin
  if tg_op = 'INSERT' then
    open changes for
      select trip_group, stage, finished, paid, verified, sms_sent, with_bill, with_declaration,
        with_ticket, delivery, payment, count(*) as records, sum(package_count) as packages,
        sum(weight_grams) as grams, coalesce(sum(greatest(total_cents - coalesce(deposit_cents, 0), 0))
          filter (where not paid), 0) as due_cents
      from new_orders where deleted_at is null
      group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11;
  elsif tg_op = 'DELETE' then
    open changes for
      select trip_group, stage, finished, paid, verified, sms_sent, with_bill, with_declaration,
        with_ticket, delivery, payment, -count(*) as records, -sum(package_count) as packages,
        -sum(weight_grams) as grams, -coalesce(sum(greatest(total_cents - coalesce(deposit_cents, 0), 0))
          filter (where not paid), 0) as due_cents
      from old_orders where deleted_at is null
      group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11;
  else
    open changes for
      select trip_group, stage, finished, paid, verified, sms_sent, with_bill, with_declaration,
        with_ticket, delivery, payment, sum(times) as records, sum(times * package_count) as packages,
        sum(times * weight_grams) as grams,
        coalesce(sum(times * greatest(total_cents - coalesce(deposit_cents, 0), 0))
          filter (where not paid), 0) as due_cents
      from (
        select 1 as times, * from new_orders where deleted_at is null
        union all
        select -1, * from old_orders where deleted_at is null
      ) as changed
      group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
      having sum(times) <> 0 or sum(times * package_count) <> 0 or sum(times * weight_grams) <> 0
        or sum(times * greatest(total_cents - coalesce(deposit_cents, 0), 0))
          filter (where not paid) <> 0;
  end if;
  loop
    fetch changes into change;
    exit when not found;
    select array_agg(id) as ids, bool_or(transaction = pg_current_xact_id()) as is_own,
      sum(records) as records, sum(packages) as packages, sum(grams) as grams,
      sum(due_cents) as due_cents
    into counted
    from (
      select * from order_counters
      where stage = change.stage and trip_group = change.trip_group and finished = change.finished
        and paid = change.paid and verified = change.verified and sms_sent = change.sms_sent
        and with_bill = change.with_bill and with_declaration = change.with_declaration
        and with_ticket = change.with_ticket and delivery = change.delivery
        and payment = change.payment
      order by id limit 64 for update skip locked
    ) as free;
    if not counted.is_own then
      update order_counters set
        records = counted.records + change.records,
        packages = counted.packages + change.packages,
        grams = counted.grams + change.grams,
        due_cents = counted.due_cents + change.due_cents,
        transaction = default
      where id = counted.ids[1];
      if cardinality(counted.ids) > 1 then
        delete from order_counters where id = any (counted.ids[2:]);
      end if;
    else
      -- None is free (null), or the first are of this transaction.
      insert into order_counters (trip_group, stage, finished, paid, verified, sms_sent, with_bill,
        with_declaration, with_ticket, delivery, payment, records, packages, grams, due_cents)
      values (change.trip_group, change.stage, change.finished, change.paid, change.verified,
        change.sms_sent, change.with_bill, change.with_declaration, change.with_ticket,
        change.delivery, change.payment, change.records, change.packages, change.grams,
        change.due_cents);
    end if;
  end loop;
  close changes;
  return null;
end $$;

create function forget_order_counters() returns trigger language plpgsql as $$
begin
  truncate order_counters;
  return null;
end $$;

create trigger orders_count_new after insert on orders
  referencing new table as new_orders for each statement execute function count_orders();
create trigger orders_count_changed after update on orders
  referencing old table as old_orders new table as new_orders
  for each statement execute function count_orders();
create trigger orders_count_deleted after delete on orders
  referencing old table as old_orders for each statement execute function count_orders();
create trigger orders_count_none after truncate on orders
  for each statement execute function forget_order_counters();
select fill_order_counters();

create table user_counters (
  id bigint generated always as identity primary key,
  role text not null,
  status text not null,
  tour_id uuid,
  records bigint not null,
  transaction xid8 not null default pg_current_xact_id()
) with (fillfactor = 50);
create index user_counters_by_kind on user_counters (role, status, tour_id, id);

create function fill_user_counters() returns void language sql as $$
  truncate user_counters;
  insert into user_counters (role, status, tour_id, records, transaction)
  select role, status, tour_id, count(*), '0' from users group by 1, 2, 3 order by 1, 2, 3;
$$;

create function fold_user_counters() returns void language sql as $$
  with free as materialized (
    select id from user_counters for update skip locked
  ), gone as (
    delete from user_counters using free where user_counters.id = free.id
    returning user_counters.*
  )
  insert into user_counters (role, status, tour_id, records)
  select role, status, tour_id, sum(records) from gone group by 1, 2, 3;
$$;

create function count_users() returns trigger language plpgsql as $$
declare
  changes refcursor;
  change record;
  counted record;
begin
  if tg_op = 'INSERT' then
    open changes for
      select role, status, tour_id, count(*) as records from new_users group by 1, 2, 3;
  elsif tg_op = 'DELETE' then
    open changes for
      select role, status, tour_id, -count(*) as records from old_users group by 1, 2, 3;
  else
    open changes for
      select role, status, tour_id, sum(times) as records
      from (
        select 1 as times, role, status, tour_id from new_users
        union all
        select -1, role, status, tour_id from old_users
      ) as changed
      group by 1, 2, 3 having sum(times) <> 0;
  end if;
  loop
    fetch changes into change;
    exit when not found;
    select array_agg(id) as ids, bool_or(transaction = pg_current_xact_id()) as is_own,
      sum(records) as records
    into counted
    from (
      select * from user_counters
      where role = change.role and status = change.status
        and tour_id is not distinct from change.tour_id
      order by id limit 64 for update skip locked
    ) as free;
    if not counted.is_own then
      update user_counters
      set records = counted.records + change.records, transaction = default
      where id = counted.ids[1];
      if cardinality(counted.ids) > 1 then
        delete from user_counters where id = any (counted.ids[2:]);
      end if;
    else
      insert into user_counters (role, status, tour_id, records)
      values (change.role, change.status, change.tour_id, change.records);
    end if;
  end loop;
  close changes;
  return null;
end $$;

create function forget_user_counters() returns trigger language plpgsql as $$
begin
  truncate user_counters;
  return null;
end $$;

create trigger users_count_new after insert on users
  referencing new table as new_users for each statement execute function count_users();
create trigger users_count_changed after update on users
  referencing old table as old_users new table as new_users
  for each statement execute function count_users();
create trigger users_count_deleted after delete on users
  referencing old table as old_users for each statement execute function count_users();
create trigger users_count_none after truncate on users
  for each statement execute function forget_user_counters();
select fill_user_counters();
