-- Whether a party abroad is a business, which decides where its services are taxed; and whether the
-- prices of taxed lines hold the tax. Empty: they do, as they always did.
alter table orders
  add column bill_customer_kind text check (bill_customer_kind in ('business', 'private')),
  add column price_basis text check (price_basis in ('gross', 'net'));
