-- The XML of an issued document is kept as it was created, like its PDF: if it were created again,
-- it would say what the product says by then. It is absent if the document lacks details that the
-- standard requires.

alter table invoices
  add column xml text,
  add column xml_sha256 text,
  add check (num_nulls(xml, xml_sha256) in (0, 2)),
  add check (xml_sha256 = encode(sha256(convert_to(xml, 'UTF8')), 'hex'));

-- Cancelled once, given its bytes once, and its XML once, if it was issued before the XML was kept.
create or replace function keep_invoice() returns trigger language plpgsql as $$
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

-- The record that an invoice was printed is kept for as long as the invoice; every other print is
-- deleted with its order.
alter table prints
  alter column order_id drop not null,
  drop constraint prints_order_id_fkey,
  add constraint prints_order_id_fkey
    foreign key (order_id) references orders (id) on delete set null,
  drop constraint prints_invoice_id_fkey,
  add constraint prints_invoice_id_fkey
    foreign key (invoice_id) references invoices (id) on delete cascade,
  add check (num_nonnulls(order_id, invoice_id) > 0);
create index prints_of_invoice on prints (invoice_id) where invoice_id is not null;

create function forget_prints() returns trigger language plpgsql as $$
begin
  delete from prints where order_id = old.id and invoice_id is null;
  return old;
end $$;
create trigger orders_forget_prints before delete on orders
  for each row execute function forget_prints();
