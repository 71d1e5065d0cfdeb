-- A session has a name by which it can be spoken of (its hash would let nobody in, but it stays a
-- secret), and the browser that it began in, as that calls itself.
alter table session
  add column id uuid not null default gen_random_uuid(),
  add column user_agent text check (char_length(user_agent) between 1 and 300);
create unique index session_by_id on session (id);

-- What somebody has done lately.
create index audit_entry_of_person on audit_entry (by_id, id desc) where by_id is not null;
