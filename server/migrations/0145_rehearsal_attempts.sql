-- How often the restore of a backup was begun to be rehearsed: one that was interrupted is made up, but
-- not without end if it is what ends the process.
alter table backup_run add column rehearsals integer not null default 0;
update backup_run set rehearsals = 1 where rehearsed_at is not null;
