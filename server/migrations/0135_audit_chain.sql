-- The audit trail shows whether somebody has changed it: entries are only added, and each is sealed
-- by a link of a chain of hashes (server/audit/). Nobody waits for anybody while entries are written:
-- one process seals them afterwards, some at a time.

-- Entries that are not sealed yet. Twice the same does no harm, as after a restored backup.
create table audit_unsealed (entry_id uuid not null);
insert into audit_unsealed select id from audit_entry;
create index audit_unsealed_by_entry on audit_unsealed (entry_id);

-- A link says of an entry what it was, without its values: these and the name of its author are in
-- it as salted hashes. Where they are erased, the salt goes too, and the hash can no longer be guessed.
create table audit_link (
  number bigint primary key,
  entry_id uuid not null unique,
  -- Of the name of the author, and of the values.
  name_salt uuid,
  name_hash bytea not null,
  values_salt uuid,
  values_hash bytea not null,
  -- Of everything but the moment and the kind of record, which stay in the link once the entry is
  -- removed after its time.
  rest bytea not null,
  former_at timestamptz,
  former_resource text,
  digest bytea not null,
  -- Of the link before, the digest and the number.
  hash bytea not null
);

-- Where the chain ends, and when it was verified last. One row, which whoever seals locks.
create table audit_chain (
  only_row boolean primary key default true check (only_row),
  number bigint not null default 0,
  hash bytea not null default decode(repeat('00', 32), 'hex'),
  sealed_at timestamptz,
  verified_number bigint,
  verified_at timestamptz,
  -- What was found wrong first, or nothing.
  damage jsonb
);
insert into audit_chain default values;

create function audit_enqueue() returns trigger language plpgsql as $$
begin
  insert into audit_unsealed select id from added;
  return null;
end $$;
create trigger audit_entry_enqueue after insert on audit_entry
  referencing new table as added for each statement execute function audit_enqueue();

-- A slip in the code, or a statement typed by hand, rewrites nothing. Who erases says so with
-- 'jisr.audit' in its transaction, and even then can only take values away.
create function audit_guard_entry() returns trigger language plpgsql as $$
declare
  purpose text := coalesce(current_setting('jisr.audit', true), '');
begin
  if tg_op = 'DELETE' then
    if purpose = 'expire' and old.resource = 'sessions' then return old; end if;
  elsif purpose = 'erase' then
    if (new.id, new.at, new.action, new.resource, new.record_id)
        is not distinct from (old.id, old.at, old.action, old.resource, old.record_id)
      and new.by_id is not distinct from old.by_id and new.undoes is not distinct from old.undoes
      and new.by_name in (old.by_name, '')
      and (new.changes = old.changes or new.changes = (
        select coalesce(jsonb_object_agg(path, '{}'::jsonb), '{}')
        from jsonb_object_keys(old.changes) as path
      ))
    then return new; end if;
  end if;
  raise exception 'Entries of the audit trail are only added (%).', tg_op using errcode = '42501';
end $$;
create trigger audit_entry_guard before update or delete on audit_entry
  for each row execute function audit_guard_entry();

create function audit_guard_link() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and coalesce(current_setting('jisr.audit', true), '') in ('erase', 'expire')
    and (new.number, new.entry_id, new.name_hash, new.values_hash, new.rest, new.digest, new.hash)
      = (old.number, old.entry_id, old.name_hash, old.values_hash, old.rest, old.digest, old.hash)
    and (new.name_salt is null or new.name_salt = old.name_salt)
    and (new.values_salt is null or new.values_salt = old.values_salt)
    and (old.former_at is null or new.former_at = old.former_at)
    and (old.former_resource is null or new.former_resource = old.former_resource)
  then return new; end if;
  raise exception 'Links of the audit trail are only added (%).', tg_op using errcode = '42501';
end $$;
create trigger audit_link_guard before update or delete on audit_link
  for each row execute function audit_guard_link();

create function audit_guard_table() returns trigger language plpgsql as $$
begin
  raise exception 'The audit trail is not emptied.' using errcode = '42501';
end $$;
create trigger audit_entry_not_emptied before truncate on audit_entry
  for each statement execute function audit_guard_table();
create trigger audit_link_not_emptied before truncate on audit_link
  for each statement execute function audit_guard_table();

-- Takes the values of records out of the trail. Who changed which field, and when, stays. The entry
-- is changed before its link: whoever seals it meanwhile has a lock on the entry.
create function audit_erase_values(of_resource text, records uuid[]) returns void
language plpgsql as $$
begin
  perform set_config('jisr.audit', 'erase', true);
  update audit_entry set changes = (
    select coalesce(jsonb_object_agg(path, '{}'::jsonb), '{}')
    from jsonb_object_keys(changes) as path
  )
  where resource = of_resource and record_id = any(records) and changes <> '{}';
  update audit_link set values_salt = null from audit_entry
  where audit_entry.id = audit_link.entry_id and audit_link.values_salt is not null
    and audit_entry.resource = of_resource and audit_entry.record_id = any(records)
    and audit_entry.changes <> '{}';
  perform set_config('jisr.audit', '', true);
end $$;

-- The trail no longer names a person as an author.
create function audit_erase_author(person uuid) returns void language plpgsql as $$
begin
  perform set_config('jisr.audit', 'erase', true);
  update audit_entry set by_name = '' where by_id = person and by_name <> '';
  update audit_link set name_salt = null from audit_entry
  where audit_entry.id = audit_link.entry_id and audit_link.name_salt is not null
    and audit_entry.by_id = person;
  perform set_config('jisr.audit', '', true);
end $$;

-- Removes the attempts to get in from before a moment. Their links stay, with what they are verified by.
create function audit_expire(before timestamptz) returns void language plpgsql as $$
begin
  perform set_config('jisr.audit', 'expire', true);
  -- Nobody seals one of them between its link and its end.
  perform from audit_entry where resource = 'sessions' and at < before for update;
  update audit_link set former_at = audit_entry.at, former_resource = audit_entry.resource,
    name_salt = null, values_salt = null
  from audit_entry
  where audit_entry.id = audit_link.entry_id and audit_entry.resource = 'sessions'
    and audit_entry.at < before;
  delete from audit_entry where resource = 'sessions' and at < before;
  perform set_config('jisr.audit', '', true);
end $$;
