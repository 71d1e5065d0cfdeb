-- Messages that came or went by the channels of a phone number.

-- The newest of a conversation, and what has become of them.
create index message_by_phone on message (conversation_id, position) where via is not null;

-- When a customer last wrote on WhatsApp, by its own clock: free text is taken for 24 hours after.
create table whatsapp_window (
  customer_id uuid primary key references users (id) on delete cascade,
  wrote_at timestamptz not null
);

-- What somebody wrote whose number belongs to no customer; staff can see it.
create table inbound_unknown (
  id uuid primary key,
  at timestamptz not null,
  channel text not null check (channel in ('whatsapp', 'sms')),
  phone text not null,
  -- The name that they have given themselves on WhatsApp.
  name text collate "de-x-icu",
  body text not null
);
create index inbound_unknown_by_age on inbound_unknown (at desc, id desc);

-- Numbers without a customer that have stopped a channel by a word.
create table stopped_number (
  phone text not null,
  channel text not null check (channel in ('whatsapp', 'sms')),
  at timestamptz not null,
  primary key (phone, channel)
);
