-- What the office has written for later. Each text is sent once at its moment, by whichever process is
-- free, also if the product was started again meanwhile; what could not be sent stays, with the reason.
create table planned_message (
  id uuid primary key,
  created_at timestamptz not null,
  client_id uuid not null references users (id) on delete cascade,
  -- Who sends it; without them it is not sent.
  planned_by uuid references users (id) on delete set null,
  type text not null,
  content text not null check (content <> ''),
  via text,
  send_at timestamptz not null,
  state text not null,
  -- The code of the rejection, of one that could not be sent.
  reason text,
  constraint planned_message_reason_check check ((reason is null) = (state <> 'failed'))
);
create index planned_message_open on planned_message (send_at) where state in ('planned', 'failed');
create index planned_message_by_client on planned_message (client_id);
create index planned_message_by_author on planned_message (planned_by);
