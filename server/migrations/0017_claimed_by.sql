-- A key belongs to the process that works on it: "worker" is the number of the advisory lock that
-- the process holds while it lives (server/database/presence.ts). "claim" tells one claim of a key
-- from the next, so that only the latest can keep an answer.
alter table idempotency
  add column worker integer,
  add column claim uuid;
