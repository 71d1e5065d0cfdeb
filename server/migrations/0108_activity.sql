-- Who did what: the audit trail is read by day, by person, by kind of record and by record, and what
-- was undone is known. Each index replaces one that served fewer of these questions.

-- The entry that this one undid.
alter table audit_entry add column undoes uuid;
create unique index audit_entry_undoing on audit_entry (undoes) where undoes is not null;

-- Messages and attempts to get in are read elsewhere, and are most of the trail.
drop index audit_entry_by_age;
create index audit_entry_by_age on audit_entry (at desc, id desc)
  where resource not in ('message', 'sessions');

drop index audit_entry_of_person;
create index audit_entry_of_person on audit_entry (by_id, at desc, id desc) where by_id is not null;

-- Also for the attempts to get in (sign_in_attempt), which had an index of their own.
drop index audit_entry_of_sessions;
create index audit_entry_of_resource on audit_entry (resource, at desc, id desc);
