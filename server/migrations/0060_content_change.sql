-- How often the contents of each resource have been written to, so that an answer to a stranger is
-- known to be valid until the next write without reading its rows. As for orders (0007), there are
-- several rows for each resource, and a writer takes a free one.
create table content_change (
  resource text not null,
  shard smallint not null,
  writes bigint not null default 0,
  primary key (resource, shard)
) with (fillfactor = 20);

create function note_content_change_of(changed text) returns void language plpgsql as $$
begin
  update content_change set writes = writes + 1 where resource = changed and shard =
    (select shard from content_change where resource = changed limit 1
      for no key update skip locked);
  if not found then
    insert into content_change (resource, shard, writes)
      values (changed, pg_backend_pid() % 16, 1)
      on conflict (resource, shard) do update set writes = content_change.writes + 1;
  end if;
end $$;

create function note_content_change() returns trigger language plpgsql as $$
begin
  perform note_content_change_of(resource) from (select distinct resource from written) as one;
  return null;
end $$;

create trigger content_note_insert after insert on content
  referencing new table as written for each statement execute function note_content_change();
-- A record never changes its resource.
create trigger content_note_update after update on content
  referencing new table as written for each statement execute function note_content_change();
create trigger content_note_delete after delete on content
  referencing old table as written for each statement execute function note_content_change();

create function note_content_truncation() returns trigger language plpgsql as $$
begin
  update content_change set writes = writes + 1;
  return null;
end $$;
create trigger content_note_truncation after truncate on content
  for each statement execute function note_content_truncation();

insert into content_change (resource, shard, writes) select distinct resource, 0, 1 from content;

-- The legal page in force is found without reading the long texts of all its versions.
create index content_by_state on content (resource, (data ->> 'state'), (data ->> 'number'));
