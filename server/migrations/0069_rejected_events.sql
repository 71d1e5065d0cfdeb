-- What a provider has told and could not be taken: it is named here, and in the log, while the rest
-- of its call is taken.
create table rejected_event (
  driver text not null,
  event text not null,
  at timestamptz not null,
  reason text not null,
  -- As it came, as JSON, at most 10,000 characters of it.
  body text not null,
  primary key (driver, event)
);
create index rejected_event_by_age on rejected_event (at);
create index inbound_unknown_by_phone on inbound_unknown (phone, at);
