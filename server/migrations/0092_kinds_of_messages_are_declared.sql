-- Which kinds of messages there are, and which of them carry a file, is declared in
-- domain/chat/message-kinds.ts, and checked at the start and at the API.
alter table message
  drop constraint message_type_check,
  drop constraint message_media_type_check;
