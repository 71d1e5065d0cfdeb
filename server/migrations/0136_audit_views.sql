-- Who has read what is personal, is noted as well: each person and record once an hour, whichever
-- process has answered.
create unique index audit_entry_hourly_view on audit_entry
  (by_id, resource, record_id, action, date_trunc('hour', at at time zone 'UTC'))
  where action in ('view', 'viewAudit');

-- Who has looked, the latest first.
create index audit_entry_views on audit_entry (at desc, id desc)
  where action in ('view', 'viewIdentity', 'viewAudit', 'export', 'exportAudit');
