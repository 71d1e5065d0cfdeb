-- Who the invoice of an order is for: its sender, its recipient, or another party, given in full.
-- The invoice freezes what it says about that party; until then it can be changed here.

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
