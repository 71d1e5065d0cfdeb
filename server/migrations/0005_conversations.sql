-- Conversations between the office and its customers.

-- Every customer has one conversation at a time; a deleted one is hidden but stored with its
-- messages, and the next message starts a new one. Each message and each removal takes the next
-- number of its conversation under the lock of the conversation's row, so numbers have no gaps in
-- the order of the commits.
create table conversation (
  id uuid primary key,
  created_at timestamptz not null default now(),
  client_id uuid not null references users (id) on delete restrict,
  deleted_at timestamptz,
  revision bigint not null default 0,
  version bigint not null default 0,
  state text not null default 'open' check (state in ('open', 'waiting', 'closed')),
  assigned_to uuid references users (id) on delete set null,
  -- The position up to which each side has got and has seen the messages.
  staff_delivered bigint not null default 0,
  staff_seen bigint not null default 0,
  customer_delivered bigint not null default 0,
  customer_seen bigint not null default 0,
  -- Where the customer's view of it begins. A conversation of nothing but notes has none.
  visible_from bigint,
  -- When the customer wrote the first message that the office has not answered.
  unanswered_since timestamptz
);
create unique index conversation_one_living on conversation (client_id) where deleted_at is null;
create index conversation_by_client on conversation (client_id);
create index conversation_by_age on conversation (created_at desc, id desc) where deleted_at is null;
create index conversation_by_assignee on conversation (assigned_to);

-- Which kinds of messages there are, and which of them carry a file, is declared in
-- domain/chat/message-kinds.ts, and checked at the start and at the API. The bytes of files are in
-- the file store, under names without meaning.
create table message (
  id uuid primary key,
  created_at timestamptz not null default now(),
  conversation_id uuid not null references conversation (id) on delete restrict,
  sender_id uuid references users (id) on delete set null,
  receiver_id uuid references users (id) on delete set null,
  type text not null,
  -- The text; for a file, the name that it is stored under.
  content text not null check (content <> ''),
  -- The sender's name for a file, its type, and its size in bytes.
  file_name text,
  media_type text,
  file_size bigint check (file_size > 0),
  position bigint not null,
  by_staff boolean not null,
  -- The key that its sender sent it with, and what was sent: a repetition writes nothing.
  send_key text,
  send_digest text,
  -- What else is known of a file: pixels as it is shown, seconds, the loudness of a recording, and
  -- whether smaller pictures of it are stored beside it.
  width integer check (width > 0),
  height integer check (height > 0),
  duration double precision check (duration > 0 and duration <= 86400),
  wave smallint[] check (cardinality(wave) = 64 and 0 <= all (wave) and 100 >= all (wave)),
  thumbnails boolean not null default false,
  -- The channel outside that it came by or goes out on; without one it is of the chat alone.
  via text,
  constraint message_check1 check ((media_type is null) = (file_size is null)),
  constraint message_check2 check ((media_type is null) = (file_name is null)),
  constraint message_send_digest_check check ((send_key is null) = (send_digest is null)),
  constraint message_note_check check (type <> 'note' or by_staff),
  constraint message_picture_size_check check ((width is null) = (height is null)),
  constraint message_wave_of_sound_check check (wave is null or type = 'audio'),
  constraint message_measures_check check (
    media_type is not null
    or (width is null and duration is null and wave is null and not thumbnails)
  )
);
create unique index message_of_conversation on message (conversation_id, position);
create unique index message_by_send_key on message (sender_id, send_key);
-- For the count of unread messages.
create index message_of_customer on message (conversation_id, position) where not by_staff;
create index message_of_staff on message (conversation_id, position)
  where by_staff and type <> 'note';
-- The newest of a conversation that came or went by phone, and what has become of them.
create index message_by_phone on message (conversation_id, position) where via is not null;
-- Not unique: all messages of a broadcast have one file.
create index message_of_file on message (content) where media_type is not null;
create index message_by_sender on message (sender_id);
create index message_by_receiver on message (receiver_id);

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
