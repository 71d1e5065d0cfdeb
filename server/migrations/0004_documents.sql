-- Invoices, prints, and damage of the archive.

-- The numbers are counted in rows, in the transaction of the invoice, so that no number is used up
-- without an invoice: a sequence would lose the numbers of failed transactions.
create table invoice_numbers (
  series text not null,
  -- 0 if the pattern has no year.
  year smallint not null,
  next integer not null check (next > 0),
  primary key (series, year)
);

-- An issued invoice never changes, whatever happens to its order.
create table invoices (
  id uuid primary key,
  kind text not null check (kind in ('invoice', 'storno')),
  number text not null unique check (number <> ''),
  status text not null default 'issued' check (status in ('issued', 'cancelled')),
  -- Not a foreign key: an invoice is stored for years, its order is not.
  order_id uuid not null,
  order_code text not null,
  customer_name text not null,
  date date not null,
  service_date date,
  total_cents bigint not null,
  issued_at timestamptz not null,
  issued_by uuid not null,
  issued_by_name text not null,
  cancels_id uuid references invoices (id) on delete restrict,
  reason text,
  snapshot jsonb not null check (jsonb_typeof(snapshot) = 'object'),
  pdf_file text,
  pdf_sha256 text check (pdf_sha256 ~ '^[0-9a-f]{64}$'),
  pdf_size integer check (pdf_size > 0),
  pdf_at timestamptz,
  kept_until date not null,
  -- The picture that was the company's logo on the day of issue.
  logo_file text,
  -- The XML as it was created: if it were created again, it would say what the product says by then.
  -- It is absent if the document lacks details that the standard requires.
  xml text,
  xml_sha256 text,
  check ((kind = 'storno') = (cancels_id is not null)),
  check ((kind = 'storno') = (reason is not null)),
  check (kind = 'invoice' or status = 'issued'),
  check (num_nulls(pdf_file, pdf_sha256, pdf_size, pdf_at) in (0, 4)),
  check (num_nulls(xml, xml_sha256) in (0, 2)),
  check (xml_sha256 = encode(sha256(convert_to(xml, 'UTF8')), 'hex'))
);
create unique index invoices_one_issued on invoices (order_id) where kind = 'invoice' and status = 'issued';
create unique index invoices_one_storno on invoices (cancels_id) where cancels_id is not null;
create index invoices_of_order on invoices (order_id, issued_at);
create index invoices_by_age on invoices (issued_at desc, id desc);
-- A file stays for as long as something names it.
create unique index invoices_pdf_file on invoices (pdf_file) where pdf_file is not null;
create index invoices_logo_file on invoices (logo_file) where logo_file is not null;
-- Documents that a process left undrawn when it died.
create index invoices_undrawn on invoices (id) where pdf_file is null;

-- The last safeguard behind every route: an issued document is cancelled once, gets its bytes once,
-- and its XML once.
create function keep_invoice() returns trigger language plpgsql as $$
declare
  changing constant text[] :=
    array['status', 'pdf_file', 'pdf_sha256', 'pdf_size', 'pdf_at', 'xml', 'xml_sha256'];
begin
  if tg_op = 'DELETE' then
    if old.kept_until >= current_date then
      raise exception 'The invoice % is kept until %.', old.number, old.kept_until
        using errcode = 'restrict_violation';
    end if;
    return old;
  end if;
  if to_jsonb(old) - changing <> to_jsonb(new) - changing
    or old.status = 'cancelled' and new.status <> old.status
    or old.pdf_file is not null and (old.pdf_file, old.pdf_sha256, old.pdf_size, old.pdf_at)
      is distinct from (new.pdf_file, new.pdf_sha256, new.pdf_size, new.pdf_at)
    or old.xml is not null and (old.xml, old.xml_sha256) is distinct from (new.xml, new.xml_sha256)
  then
    raise exception 'The invoice % is issued and does not change.', old.number
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger invoices_keep before update or delete on invoices
  for each row execute function keep_invoice();

-- What was printed, when and by whom: a second print of the same document is a reprint. The record
-- that an invoice was printed stays for as long as the invoice; every other print is deleted with
-- its order.
create table prints (
  id uuid primary key,
  at timestamptz not null,
  by_id uuid not null,
  by_name text not null,
  kind text not null check (kind in ('invoice', 'declaration', 'label', 'ticket')),
  order_id uuid references orders (id) on delete set null,
  invoice_id uuid references invoices (id) on delete cascade,
  reprint boolean not null,
  check (invoice_id is null or kind = 'invoice'),
  check (num_nonnulls(order_id, invoice_id) > 0)
);
create index prints_of_order on prints (order_id, kind, at);
create index prints_of_invoice on prints (invoice_id) where invoice_id is not null;

create function forget_prints() returns trigger language plpgsql as $$
begin
  delete from prints where order_id = old.id and invoice_id is null;
  return old;
end $$;
create trigger orders_forget_prints before delete on orders
  for each row execute function forget_prints();

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
