-- Each order keeps which version of the terms and conditions was in force when it was made. Orders
-- that were made before the first version was published have none.
alter table orders
  add column terms_number integer check (terms_number > 0),
  add column terms_from date,
  add column terms_id uuid,
  add check ((terms_number is null) = (terms_id is null));
