-- Invoices: an issued invoice never changes, whatever happens to its order. The numbers are counted
-- in rows, in the transaction of the invoice, so that no number is used up without an invoice: a
-- sequence would lose the numbers of failed transactions.

create table invoice_numbers (
  series text not null,
  -- 0 if the pattern has no year.
  year smallint not null,
  next integer not null check (next > 0),
  primary key (series, year)
);

create table invoices (
  id uuid primary key,
  kind text not null check (kind in ('invoice', 'storno')),
  number text not null unique check (number <> ''),
  status text not null default 'issued' check (status in ('issued', 'cancelled')),
  -- Not a foreign key: an invoice is kept for years, its order is not.
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
  check ((kind = 'storno') = (cancels_id is not null)),
  check ((kind = 'storno') = (reason is not null)),
  check (kind = 'invoice' or status = 'issued'),
  check (num_nulls(pdf_file, pdf_sha256, pdf_size, pdf_at) in (0, 4))
);
create unique index invoices_one_issued on invoices (order_id) where kind = 'invoice' and status = 'issued';
create unique index invoices_one_storno on invoices (cancels_id) where cancels_id is not null;
create index invoices_of_order on invoices (order_id, issued_at);
create index invoices_by_age on invoices (issued_at desc, id desc);

-- The last safeguard behind every route: an issued document is cancelled once and gets its bytes
-- once.
create function keep_invoice() returns trigger language plpgsql as $$
declare
  changing constant text[] := array['status', 'pdf_file', 'pdf_sha256', 'pdf_size', 'pdf_at'];
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
  then
    raise exception 'The invoice % is issued and does not change.', old.number
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger invoices_keep before update or delete on invoices
  for each row execute function keep_invoice();

-- What was printed, when and by whom: a second print of the same document is a reprint.
create table prints (
  id uuid primary key,
  at timestamptz not null,
  by_id uuid not null,
  by_name text not null,
  kind text not null check (kind in ('invoice', 'declaration', 'label', 'ticket')),
  order_id uuid not null references orders (id) on delete cascade,
  invoice_id uuid references invoices (id) on delete restrict,
  reprint boolean not null,
  check (invoice_id is null or kind = 'invoice')
);
create index prints_of_order on prints (order_id, kind, at);
