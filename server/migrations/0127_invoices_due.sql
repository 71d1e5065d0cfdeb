-- By when an issued invoice is to be paid: by the payment term that it states, or, where it states none,
-- 30 days after its date, from when a debtor is in default without a reminder (section 286 (3) BGB).

alter table invoices add column due_on date generated always as (
  case when kind = 'invoice'
    then date + coalesce((snapshot -> 'rules' ->> 'paymentDays')::integer, 30) end
) stored;
create index invoices_due on invoices (due_on) where kind = 'invoice' and status = 'issued';

-- A generated column has no value yet before a row is written.
create or replace function keep_invoice() returns trigger language plpgsql as $$
declare
  changing constant text[] :=
    array['status', 'due_on', 'pdf_file', 'pdf_sha256', 'pdf_size', 'pdf_at', 'xml', 'xml_sha256'];
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
