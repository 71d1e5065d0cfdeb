-- What was found wrong with archived files. A file is checked whenever it is read; one that is missing
-- or changed is drawn anew, and put back where the bytes are the same again. Administrators read it
-- here until they have said that they know.

create table archive_damages (
  id uuid primary key,
  invoice_id uuid not null references invoices (id) on delete cascade,
  finding text not null check (finding in ('missing', 'changed')),
  found_at timestamptz not null,
  -- Of the bytes that lay there; nothing where none did.
  found_sha256 text check (found_sha256 ~ '^[0-9a-f]{64}$'),
  -- Since when the original lies there again.
  restored_at timestamptz,
  seen_at timestamptz,
  seen_by uuid,
  check ((finding = 'missing') = (found_sha256 is null)),
  check (num_nulls(seen_at, seen_by) in (0, 2))
);
-- One damage is told once, however often its file is asked for.
create unique index archive_damages_one_open on archive_damages (invoice_id) where restored_at is null;
create index archive_damages_unseen on archive_damages (found_at desc) where seen_at is null;

-- What the editors of papers keep with an order: the day of its draft invoice, and what one paper says
-- of the customer where only that paper is meant.

alter table orders
  add column bill_date date,
  add column paper_customers jsonb not null default '[]' check (jsonb_typeof(paper_customers) = 'array');
