-- What the office puts off for later, and what somebody has set unread again by hand: both for the whole
-- office, as the state of a conversation is.
alter table conversation
  -- Until then it waits for no answer; from then on it does, whoever has written last.
  add column snoozed_until timestamptz,
  -- Beside `staff_seen`, which customers see and which therefore never goes back.
  add column unread_by_hand boolean not null default false;
