-- When somebody last spoke in a conversation, messages to many aside: by it the inbox has the latest
-- first, so that a message to hundreds does not bury what customers write. Without a value the latest
-- message says it; the next message to many looks it up (server/chat/next-entry.ts).
alter table conversation add column spoken_at timestamptz;
