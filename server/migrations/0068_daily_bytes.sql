-- What a customer writes in a day counts in bytes too.
alter table daily_use drop constraint daily_use_kind_check;
alter table daily_use add constraint daily_use_kind_check
  check (kind in ('messages', 'files', 'bytes'));
