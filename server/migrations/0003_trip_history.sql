-- When a trip reached which step, and who moved it there. Earlier moves are in the audit trail.

alter table trips
  add column history jsonb not null default '[]' check (jsonb_typeof(history) = 'array');

update trips set history = coalesce(
  (
    select jsonb_agg(
      jsonb_build_object(
        'at', to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'by', entry.by_name,
        'from', entry.changes -> 'status' -> 'from',
        -- A trip could be finished without a change of step; the last step followed from that.
        'to', case when entry.changes -> 'finish' -> 'to' = 'true' then '7'
                   else entry.changes -> 'status' -> 'to' end
      )
      order by entry.id
    )
    from audit_entry entry
    where entry.resource = 'trips' and entry.record_id = trips.id
      and (entry.changes ? 'status' or entry.changes -> 'finish' -> 'to' = 'true')
  ),
  '[]'
);
