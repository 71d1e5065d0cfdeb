-- Damage found in archived files. A file is checked whenever it is read. One that is missing or
-- changed is drawn again, and restored if the bytes are identical. Administrators see the damage
-- here until they have acknowledged it.

create table archive_damages (
  id uuid primary key,
  invoice_id uuid not null references invoices (id) on delete cascade,
  finding text not null check (finding in ('missing', 'changed')),
  found_at timestamptz not null,
  -- Of the bytes that were found; null if there were none.
  found_sha256 text check (found_sha256 ~ '^[0-9a-f]{64}$'),
  -- The moment at which the original was restored.
  restored_at timestamptz,
  seen_at timestamptz,
  seen_by uuid,
  check ((finding = 'missing') = (found_sha256 is null)),
  check (num_nulls(seen_at, seen_by) in (0, 2))
);
-- One damage is reported once, however often its file is requested.
create unique index archive_damages_one_open on archive_damages (invoice_id) where restored_at is null;
create index archive_damages_unseen on archive_damages (found_at desc) where seen_at is null;

-- What the document editors keep with an order: the day of its draft invoice, and a customer's
-- details that apply to one document only.

alter table orders
  add column bill_date date,
  add column paper_customers jsonb not null default '[]' check (jsonb_typeof(paper_customers) = 'array');
