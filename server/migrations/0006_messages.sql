-- Messages that leave the product: what was sent, to whom, by which channel, and what became of it.
-- Channels are declared in domain/messages/channels.ts, by which types and schemas guard what is
-- written.

-- What was sent at once. The texts are stored as they were, in each language.
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
  search text not null default '',
  -- The ways that are tried to reach a person, in their order; null where the kind says how.
  channels jsonb check (jsonb_typeof(channels) = 'array')
);
create index campaign_by_age on campaign (created_at desc, id desc);
create index campaign_by_template on campaign (template_id);
create index campaign_by_author on campaign (created_by);
create index campaign_search on campaign using gin (search gin_trgm_ops);
-- The file of a broadcast stays as long as its campaign.
create index campaign_of_file on campaign ((message ->> 'content')) where message ? 'mediaType';

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
  channel text not null,
  purpose text not null check (purpose in ('transactional', 'marketing', 'security')),
  phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  language text not null default 'de' check (language in ('en', 'de', 'fr', 'ar')),
  body text not null,
  -- What stands in the place of {code} until it is sent; never stored longer.
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
  -- What the provider reported.
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
  -- A message that a person has sent again gets a new key, unless the provider never had it.
  round smallint not null default 0 check (round >= 0),
  -- When it was to be sent; it expires a while after that.
  due_at timestamptz not null default now(),
  -- When its provider last reported on it; from then on only the provider is believed.
  reported_at timestamptz,
  -- A notice names all orders of its customer that have moved: each of them shows the message.
  order_ids jsonb not null default '[]' check (jsonb_typeof(order_ids) = 'array'),
  check ((phone is null) = (channel = 'chat') or status = 'skipped'),
  check (status <> 'sending' or worker is not null)
);
create unique index outbox_once on outbox (campaign_id, person, channel);
create unique index outbox_by_provider_id on outbox (driver, provider_id);
create index outbox_by_age on outbox (created_at desc, id desc);
create index outbox_of_campaign on outbox (campaign_id, status);
create index outbox_of_customer on outbox (customer_id, id desc);
create index outbox_of_order on outbox (order_id);
create index outbox_of_orders on outbox using gin (order_ids jsonb_path_ops);
create index outbox_of_message on outbox (message_id);
-- Codes that somebody waits for go before everything else.
create index outbox_due on outbox (channel, (purpose <> 'security'), id) where status = 'queued';
create index outbox_unsettled on outbox (status, claimed_at) where status in ('sending', 'unknown');
create index outbox_search on outbox using gin (search gin_trgm_ops);

-- When the next message of a channel may be sent: the pace that all processes share.
create table channel_pace (
  channel text primary key,
  next_at timestamptz not null
);

-- What providers report, and what comes in -------------------------------------------------------

-- What a provider has reported, so that a repetition changes nothing.
create table provider_event (
  driver text not null,
  event text not null,
  at timestamptz not null,
  primary key (driver, event)
);
create index provider_event_by_age on provider_event (at);

-- What a provider has reported and could not be taken: it is named here, and in the log, while the
-- rest of its call is taken.
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

-- When a customer last wrote on WhatsApp, by its own clock: free text is taken for 24 hours after.
create table whatsapp_window (
  customer_id uuid primary key references users (id) on delete cascade,
  wrote_at timestamptz not null
);

-- What somebody wrote whose number belongs to no customer; staff can see it.
create table inbound_unknown (
  id uuid primary key,
  at timestamptz not null,
  channel text not null,
  phone text not null,
  -- The name that they have given themselves on WhatsApp.
  name text collate "de-x-icu",
  body text not null
);
create index inbound_unknown_by_age on inbound_unknown (at desc, id desc);
create index inbound_unknown_by_phone on inbound_unknown (phone, at);

-- Numbers without a customer that have stopped a channel by a stop word.
create table stopped_number (
  phone text not null,
  channel text not null,
  at timestamptz not null,
  primary key (phone, channel)
);

-- Automatic notices -------------------------------------------------------------------------------

-- An order gets each notice of a step or a stage once, whatever happens afterwards.
create table notice_sent (
  notice_id uuid not null references content (id) on delete cascade,
  order_id uuid not null references orders (id) on delete cascade,
  point text not null,
  at timestamptz not null,
  primary key (notice_id, order_id, point)
);
create index notice_sent_of_order on notice_sent (order_id);

-- Orders that have come to a stage that has a notice, until it is sent. It is written while the
-- order is being created, before its row.
create table notice_due (
  order_id uuid primary key references orders (id) on delete cascade
    deferrable initially deferred,
  point text not null,
  at timestamptz not null
);
create index notice_due_by_point on notice_due (point, at);

-- What was sent, as it is read: messages with how far they have come, and campaigns with counts ---

-- How far a message of the chat has come follows from what its customer has got and seen of the
-- conversation, so it is not written anywhere.
create view sent_delivery as
select outbox.id, outbox.version, outbox.created_at, outbox.updated_at,
  outbox.campaign_id, campaign.title as campaign_title, campaign.kind,
  outbox.customer_id, outbox.order_id, outbox.person, outbox.person_name, outbox.phone,
  outbox.channel, outbox.purpose, outbox.language, outbox.body,
  outbox.encoding, outbox.segments, outbox.cost,
  case
    when outbox.channel <> 'chat' or outbox.status not in ('sent', 'delivered')
      then outbox.status
    when message.position <= conversation.customer_seen then 'seen'
    when message.position <= conversation.customer_delivered then 'delivered'
    else outbox.status
  end as status,
  outbox.reason, outbox.detail, outbox.attempts, outbox.not_before, outbox.driver,
  outbox.sent_at, outbox.delivered_at, outbox.seen_at, outbox.search,
  outbox.order_ids
from outbox
left join campaign on campaign.id = outbox.campaign_id
left join message on message.id = outbox.message_id
left join conversation on conversation.id = message.conversation_id;

-- Somebody who was written to on several channels counts once, by the channel that came furthest.
create view sent_campaign as
select campaign.id, campaign.version, campaign.created_at, campaign.updated_at,
  campaign.title, campaign.kind, campaign.purpose, campaign.state,
  campaign.created_by_name as author, campaign.template_id,
  campaign.message ->> 'type' as message_type,
  campaign.message ->> 'content' as message_content,
  campaign.message ->> 'fileName' as message_file_name,
  campaign.message ->> 'mediaType' as message_media_type,
  (campaign.message ->> 'fileSize')::bigint as message_file_size,
  campaign.message -> 'texts' as message_texts,
  campaign.total,
  jsonb_array_length(campaign.waiting) + result.waiting as waiting,
  result.sent, result.delivered, result.seen, result.unknown, result.failed, result.skipped,
  used.channels, result.segments, result.cost,
  campaign.search
from campaign
left join lateral (
  select
    count(*) filter (where furthest = 3) as waiting,
    count(*) filter (where furthest = 4) as sent,
    count(*) filter (where furthest = 5) as delivered,
    count(*) filter (where furthest = 6) as seen,
    count(*) filter (where furthest = 2) as unknown,
    count(*) filter (where furthest = 1) as failed,
    count(*) filter (where furthest = 0) as skipped,
    coalesce(sum(segments), 0) as segments,
    coalesce(sum(cost), 0) as cost
  from (
    select
      max(case status
        when 'skipped' then 0 when 'failed' then 1 when 'unknown' then 2
        when 'sent' then 4 when 'delivered' then 5 when 'seen' then 6
        else 3
      end) as furthest,
      sum(segments) filter (where status <> 'skipped') as segments,
      sum(cost) filter (where status <> 'skipped') as cost
    from sent_delivery
    where campaign_id = campaign.id
    group by person
  ) as people
) as result on true
-- Whatever channels its messages have, in the order that lists show.
left join lateral (
  select coalesce(
    jsonb_agg(channel order by array_position(array['chat', 'whatsapp', 'sms'], channel), channel),
    '[]'
  ) as channels
  from (select distinct channel from outbox where campaign_id = campaign.id) as found
) as used on true;
