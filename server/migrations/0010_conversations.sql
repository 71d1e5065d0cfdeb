-- Messages between the office and its customers. Every customer has one conversation at a time; a
-- deleted one is hidden but kept with its messages, and the next message starts a new one. The
-- bytes of files are in the file store, under names without meaning.

create table conversation (
  id uuid primary key,
  created_at timestamptz not null default now(),
  client_id uuid not null references users (id) on delete restrict,
  deleted_at timestamptz
);
create unique index conversation_one_living on conversation (client_id) where deleted_at is null;
create index conversation_by_client on conversation (client_id);
create index conversation_by_age on conversation (created_at desc, id desc) where deleted_at is null;

create table message (
  id uuid primary key,
  created_at timestamptz not null default now(),
  conversation_id uuid not null references conversation (id) on delete restrict,
  sender_id uuid references users (id) on delete set null,
  receiver_id uuid references users (id) on delete set null,
  type text not null
    check (type in ('text', 'link', 'gif', 'application/pdf', 'image', 'video', 'audio')),
  -- The text; for a file, the name that it is stored under.
  content text not null check (content <> ''),
  -- The sender's name for a file, its type, and its size in bytes.
  file_name text,
  media_type text,
  file_size bigint check (file_size > 0),
  check ((media_type is null) = (type in ('text', 'link', 'gif'))),
  check ((media_type is null) = (file_size is null)),
  check ((media_type is null) = (file_name is null))
);
create index message_of_conversation on message (conversation_id, id desc);
create unique index message_of_file on message (content) where media_type is not null;
create index message_by_sender on message (sender_id);
create index message_by_receiver on message (receiver_id);
