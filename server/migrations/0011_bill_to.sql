-- Who the invoice of an order is for: its sender, its recipient, or another party, told in full. What
-- an invoice says of it is frozen with the invoice; here it can change until then.

alter table orders
  add column bill_to text not null default 'sender'
    check (bill_to in ('sender', 'recipient', 'other')),
  add column bill_firm text collate "de-x-icu",
  add column bill_contact text collate "de-x-icu",
  add column bill_street text collate "de-x-icu",
  add column bill_zipcode text,
  add column bill_city text collate "de-x-icu",
  add column bill_country text check (bill_country ~ '^[A-Z]{2}$'),
  add column bill_vat_id text,
  add column bill_reference text collate "de-x-icu",
  add column bill_leitweg_id text,
  add check (bill_to <> 'other' or btrim(coalesce(bill_firm, '') || coalesce(bill_contact, '')) <> '');
