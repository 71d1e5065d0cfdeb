-- What the live chat needs. Each message and each removal takes the next number of its conversation
-- under the lock of the conversation's row, so numbers have no gaps in the order of the commits.

alter table message
  add column position bigint,
  add column by_staff boolean,
  -- The key that its sender sent it with, and what was sent: a repetition writes nothing.
  add column send_key text,
  add column send_digest text;
update message set position = numbered.position, by_staff = numbered.by_staff
from (
  select message.id,
    row_number() over (partition by conversation_id order by message.id) as position,
    -- A customer writes in their own conversation only, and cannot be deleted while it exists.
    sender_id is distinct from conversation.client_id as by_staff
  from message join conversation on conversation.id = message.conversation_id
) as numbered
where numbered.id = message.id;

alter table message
  alter column position set not null,
  alter column by_staff set not null,
  add constraint message_send_digest_check check ((send_key is null) = (send_digest is null)),
  drop constraint message_type_check,
  drop constraint message_check,
  add constraint message_type_check check (type in (
    'text', 'link', 'gif', 'note', 'application/pdf', 'image', 'video', 'audio', 'file'
  )),
  add constraint message_media_type_check
    check ((media_type is null) = (type in ('text', 'link', 'gif', 'note'))),
  add constraint message_note_check check (type <> 'note' or by_staff);
drop index message_of_conversation;
create unique index message_of_conversation on message (conversation_id, position);
create unique index message_by_send_key on message (sender_id, send_key);
-- For the count of unread messages.
create index message_of_customer on message (conversation_id, position) where not by_staff;
create index message_of_staff on message (conversation_id, position)
  where by_staff and type <> 'note';

alter table conversation
  add column revision bigint not null default 0,
  add column version bigint not null default 0,
  add column state text not null default 'open' check (state in ('open', 'waiting', 'closed')),
  add column assigned_to uuid references users (id) on delete set null,
  -- The position up to which each side has got and has seen the messages.
  add column staff_delivered bigint not null default 0,
  add column staff_seen bigint not null default 0,
  add column customer_delivered bigint not null default 0,
  add column customer_seen bigint not null default 0,
  -- Where the customer's view of it begins. A conversation of nothing but notes has none.
  add column visible_from bigint,
  -- When the customer wrote the first message that the office has not answered.
  add column unanswered_since timestamptz;
create index conversation_by_assignee on conversation (assigned_to);
update conversation set visible_from = 0;
-- Who has answered has seen what was written before.
update conversation set
  revision = found.revision, version = 1,
  state = case when found.by_customer > found.by_staff then 'open' else 'waiting' end,
  staff_delivered = found.by_staff, staff_seen = found.by_staff,
  customer_delivered = found.by_customer, customer_seen = found.by_customer,
  unanswered_since = (
    select min(message.created_at) from message
    where message.conversation_id = conversation.id and not message.by_staff
      and message.position > found.by_staff
  )
from (
  select conversation_id, max(position) as revision,
    coalesce(max(position) filter (where by_staff), 0) as by_staff,
    coalesce(max(position) filter (where not by_staff), 0) as by_customer
  from message group by conversation_id
) as found
where found.conversation_id = conversation.id;

-- Messages that were removed, for those who have them. Their keys stay used.
create table message_removal (
  conversation_id uuid not null references conversation (id) on delete restrict,
  revision bigint not null,
  message_id uuid not null,
  is_note boolean not null,
  sender_id uuid references users (id) on delete set null,
  send_key text,
  primary key (conversation_id, revision)
);
create unique index message_removal_by_send_key on message_removal (sender_id, send_key);

-- Events between processes that are too large for a notification (@socket.io/postgres-adapter).
create table socket_io_attachments (
  id bigserial unique,
  created_at timestamptz default now(),
  payload bytea
);
