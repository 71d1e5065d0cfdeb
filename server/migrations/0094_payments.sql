-- How an order was really paid, so that a desk can count its cash and a bank statement can be ticked
-- off; and when and how its deposit was paid, which is not forgotten once the rest is paid too.
alter table orders
  add column paid_via text,
  add column deposit_on date,
  add column deposit_via text;
