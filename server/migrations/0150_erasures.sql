-- Customers who were erased at their request, by their ids alone: a backup from before knows them still,
-- and they are erased again from what is restored of it.
create table erasure (
  person_id uuid primary key,
  erased_at timestamptz not null
);

-- The invoices that stay of them until the law lets them go, and how they were paid, which was noted at
-- their orders.
create table settled_invoice (
  invoice_id uuid primary key references invoices (id) on delete cascade,
  paid boolean not null,
  paid_on date,
  paid_via text,
  deposit_cents bigint,
  deposit_on date,
  deposit_via text
);

-- What was sent to them stays as a line of its campaign, without a number.
alter table outbox drop constraint outbox_check, add constraint outbox_number_check
  check ((phone is null) = (channel = 'chat') or status = 'skipped' or person = id::text);

-- A person's data that somebody has taken out is a view, too.
drop index audit_entry_views;
create index audit_entry_views on audit_entry (at desc, id desc)
  where action in ('view', 'viewIdentity', 'viewAudit', 'export', 'exportAudit', 'exportPerson');
