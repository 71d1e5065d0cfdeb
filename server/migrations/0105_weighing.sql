-- What was announced of an order's weight stays beside what its parcels weigh, and whoever takes another
-- price than the list proposes can say why.
alter table orders
  add column announced_weight_grams integer check (announced_weight_grams >= 0),
  add column price_reason text;
