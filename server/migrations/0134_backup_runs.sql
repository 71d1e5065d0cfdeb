-- Which backups were made or failed, and whether each could be restored into a database that was thrown
-- away afterwards: what administrators, metrics and the schedule read.
create table backup_run (
  id uuid primary key,
  started_at timestamptz not null,
  ended_at timestamptz not null,
  -- Somebody wanted it; the others were due.
  is_wanted boolean not null,
  -- Why it could not be made; then it has none of the following.
  error text,
  name text,
  size_bytes bigint,
  sha256 text,
  row_count bigint,
  file_count integer,
  is_encrypted boolean,
  rehearsed_at timestamptz,
  rehearsal_error text,
  constraint backup_run_made_check check (
    num_nonnulls(name, size_bytes, sha256, row_count, file_count, is_encrypted)
      = case when error is null then 6 else 0 end
  ),
  constraint backup_run_rehearsal_check check (rehearsed_at is not null or rehearsal_error is null)
);
create index backup_run_started on backup_run (started_at);
