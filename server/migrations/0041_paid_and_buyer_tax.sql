-- What has been paid of an order and when, so that its invoice does not ask for it again, and what
-- decides the tax of an invoice to another party: its part in the transport, and why it is charged
-- tax that it could owe itself.
alter table orders
  add column paid_on date,
  add column deposit_cents bigint check (deposit_cents >= 0),
  add column bill_goods_role text check (bill_goods_role in ('sender', 'recipient', 'neither')),
  add column bill_taxed_reason text collate "de-x-icu";

-- The history says when the switch was pressed last.
update orders
set paid_on = (
  select ((line ->> 'at')::timestamptz at time zone 'Europe/Berlin')::date
  from jsonb_array_elements(history) with ordinality as lines (line, place)
  where line ->> 'action' = 'paid' and line ->> 'to' = 'true'
  order by place desc
  limit 1
)
where paid and exists (
  select from jsonb_array_elements(history) as line
  where line ->> 'action' = 'paid' and line ->> 'to' = 'true'
);
