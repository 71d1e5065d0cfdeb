-- Attempts to get in stand in the audit trail for half a year: see people/sign-in-trail.ts.
create index audit_entry_of_sessions on audit_entry (at) where resource = 'sessions';
