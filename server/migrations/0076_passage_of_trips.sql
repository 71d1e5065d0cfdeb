-- What carries a trip, and the day on which it passes the border: the declarations of its orders
-- are proposed both.
alter table trips
  add column vehicle text,
  add column passage date;
