-- The office can change a text for a minute after it was sent. Of a message that was changed, this is the
-- number that its latest change took among the entries of its conversation: who was away requests changes
-- since a number, as messages and removals are requested.
alter table message add column edited bigint;
create index message_by_edit on message (conversation_id, edited) where edited is not null;
