-- Attempts to get in, as the staff reads them: see people/attempt-table.ts.
create view sign_in_attempt as
select audit_entry.id, 0 as version, audit_entry.at as created_at, audit_entry.at as updated_at,
  audit_entry.action as kind,
  audit_entry.changes -> 'by' ->> 'to' as way,
  -- Nobody has the number where no user has this id.
  users.id as user_id,
  audit_entry.changes -> 'network' ->> 'to' as network,
  -- Found by the person, as the list of users finds them.
  coalesce(users.search, '') as search
from audit_entry
left join users on users.id = audit_entry.record_id
where audit_entry.resource = 'sessions';

-- Read from the latest on, and by person through audit_entry_of_record.
drop index audit_entry_of_sessions;
create index audit_entry_of_sessions on audit_entry (at desc, id desc) where resource = 'sessions';
