-- A picture of an ID card can be unfit. From the moment when another one was requested, the order counts
-- as one without an ID card, although the unfit picture stays for comparison.
alter table orders add column identity_requested_at timestamptz;
