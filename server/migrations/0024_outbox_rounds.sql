-- A message that a person has sent again gets a new key, unless the provider never had it.
alter table outbox
  add column round smallint not null default 0 check (round >= 0),
  -- When it was to be sent; it expires a while after that.
  add column due_at timestamptz not null default now(),
  -- When its provider last said something about it; from then on only the provider is believed.
  add column reported_at timestamptz;

-- Codes that somebody waits for go before everything else.
drop index outbox_due;
create index outbox_due on outbox (channel, (purpose <> 'security'), id) where status = 'queued';
