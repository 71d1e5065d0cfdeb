-- Messages to many: what was sent, to whom, and what became of it.

-- What was sent at once. The texts are kept as they were, in each language.
create table campaign (
  id uuid primary key,
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  kind text not null
    check (kind in ('broadcast', 'sms', 'whatsapp', 'agency', 'smsToMa', 'notice')),
  purpose text not null check (purpose in ('transactional', 'marketing')),
  state text not null default 'preparing'
    check (state in ('preparing', 'running', 'done', 'stopped')),
  -- What the history calls it: the name of its template, or the beginning of its text.
  title text collate "de-x-icu" not null,
  template_id uuid references content (id) on delete set null,
  -- The message: { type, content, … } of a broadcast, or { texts } in several languages.
  message jsonb not null check (jsonb_typeof(message) = 'object'),
  -- Who is still to be prepared: [{ customer, order? }]; empty once everybody has a row in outbox.
  waiting jsonb not null default '[]' check (jsonb_typeof(waiting) = 'array'),
  -- Whoever is to be written to, those who are skipped included.
  total integer not null default 0 check (total >= 0),
  -- What must happen once only, such as the SMS of an order.
  once_key text unique,
  created_by uuid references users (id) on delete set null,
  created_by_name text collate "de-x-icu" not null,
  search text not null default ''
);
create index campaign_by_age on campaign (created_at desc, id desc);
create index campaign_by_template on campaign (template_id);
create index campaign_by_author on campaign (created_by);
create index campaign_search on campaign using gin (search gin_trgm_ops);

-- A message to one person on one channel; the id is the key under which a provider gets it.
create table outbox (
  id uuid primary key,
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Codes and answers in a conversation belong to no campaign.
  campaign_id uuid references campaign (id) on delete restrict,
  customer_id uuid references users (id) on delete set null,
  order_id uuid references orders (id) on delete set null,
  -- Who it is: the id of a customer, or the number of somebody who is not one. One message for each
  -- person and channel of a campaign.
  person text not null,
  person_name text collate "de-x-icu" not null,
  channel text not null check (channel in ('chat', 'whatsapp', 'sms')),
  purpose text not null check (purpose in ('transactional', 'marketing', 'security')),
  phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  language text not null default 'de' check (language in ('en', 'de', 'fr', 'ar')),
  body text not null,
  -- What stands in the place of {code} until it is sent; never kept longer.
  secret text,
  -- The approved template of WhatsApp and its parameters: { name, language, parameters }.
  approved jsonb,
  encoding text check (encoding in ('GSM-7', 'UCS-2')),
  segments smallint check (segments > 0),
  -- Hundredths of a cent.
  cost integer check (cost >= 0),
  status text not null default 'queued' check (status in (
    'queued', 'sending', 'sent', 'delivered', 'seen', 'unknown', 'failed', 'skipped'
  )),
  reason text,
  -- What the provider said.
  detail text,
  attempts smallint not null default 0,
  not_before timestamptz,
  -- The process that is sending it (database/presence.ts), and since when.
  worker integer,
  claimed_at timestamptz,
  driver text,
  provider_id text,
  -- The message in the conversation that it is, or that it stands for.
  message_id uuid references message (id) on delete set null,
  sent_at timestamptz,
  delivered_at timestamptz,
  seen_at timestamptz,
  search text not null default '',
  check ((phone is null) = (channel = 'chat') or status = 'skipped'),
  check (status <> 'sending' or worker is not null)
);
create unique index outbox_once on outbox (campaign_id, person, channel);
create unique index outbox_by_provider_id on outbox (driver, provider_id);
create index outbox_by_age on outbox (created_at desc, id desc);
create index outbox_of_campaign on outbox (campaign_id, status);
create index outbox_of_customer on outbox (customer_id, id desc);
create index outbox_of_order on outbox (order_id);
create index outbox_of_message on outbox (message_id);
create index outbox_due on outbox (channel, not_before nulls first, id) where status = 'queued';
create index outbox_unsettled on outbox (status, claimed_at) where status in ('sending', 'unknown');
create index outbox_search on outbox using gin (search gin_trgm_ops);

-- When the next message of a channel may be sent: the pace that all processes keep together.
create table channel_pace (
  channel text primary key,
  next_at timestamptz not null
);

-- What a provider has told us, so that a repetition changes nothing.
create table provider_event (
  driver text not null,
  event text not null,
  at timestamptz not null,
  primary key (driver, event)
);
create index provider_event_by_age on provider_event (at);

-- An order gets each notice of a step or a stage once, whatever happens afterwards.
create table notice_sent (
  notice_id uuid not null references content (id) on delete cascade,
  order_id uuid not null references orders (id) on delete cascade,
  point text not null,
  at timestamptz not null,
  primary key (notice_id, order_id, point)
);
create index notice_sent_of_order on notice_sent (order_id);

-- Codes that somebody has asked for, hashed.
create table sign_in_code (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('recovery', 'signIn')),
  code_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Where it was asked for: the address, and the device if it is known.
  source text not null,
  tries integer not null default 0,
  used_at timestamptz
);
create index sign_in_code_of_user on sign_in_code (user_id, purpose, expires_at);
create index sign_in_code_by_end on sign_in_code (expires_at);

-- What customers have agreed to, and what they have stopped.
alter table users
  add column consent_chat boolean not null default false,
  add column consent_whatsapp boolean not null default false,
  add column consent_sms boolean not null default false,
  add column opt_out_whatsapp boolean not null default false,
  add column opt_out_sms boolean not null default false;

-- One file for all messages of a broadcast.
drop index message_of_file;
create index message_of_file on message (content) where media_type is not null;

-- The channel outside that a message came by or goes out on; without one it is of the chat alone.
alter table message add column via text check (via in ('whatsapp', 'sms'));
