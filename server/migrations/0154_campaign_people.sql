-- Staff write to tens of thousands at once. The people of a campaign were one list, which was read and
-- written anew with every batch of them. Now each is a row until they are prepared, so a batch costs the
-- same however many wait behind it, and how many they are is a number beside the campaign.
create table campaign_person (
  campaign_id uuid not null references campaign (id) on delete cascade,
  -- Where they stand: a batch begins behind the one before, and never searches past it.
  place integer not null,
  -- { customer, order?, others?, to? }
  person jsonb not null check (jsonb_typeof(person) = 'object'),
  primary key (campaign_id, place)
);

alter table campaign
  -- How many are still to be prepared, be they planned or begun.
  add column to_prepare integer not null default 0 check (to_prepare >= 0),
  -- The place of the last who has been prepared.
  add column prepared_to integer not null default 0;

-- A process of the former version still writes lists, and is never shown one with people in it, so it
-- prepares nobody. `planned_people` stays an empty list while a campaign is planned, as its constraint demands.
create function campaign_spread_people() returns trigger language plpgsql as $$
begin
  insert into campaign_person (campaign_id, place, person)
  select new.id, new.prepared_to + one.place, one.person
  from jsonb_array_elements(new.waiting || coalesce(new.planned_people, '[]'))
    with ordinality as one (person, place);
  update campaign set waiting = '[]',
    planned_people = case when planned_people is not null then '[]'::jsonb end,
    to_prepare = jsonb_array_length(new.waiting || coalesce(new.planned_people, '[]'))
  where id = new.id;
  return null;
end $$;

create trigger campaign_people_in_a_list
  after insert or update of waiting, planned_people on campaign
  for each row when (new.waiting <> '[]' or new.planned_people <> '[]')
  execute function campaign_spread_people();

-- Campaigns that are half-way, and those that are planned.
update campaign set waiting = waiting where waiting <> '[]' or planned_people <> '[]';

create index campaign_unprepared on campaign (id) where to_prepare > 0;

create or replace view sent_campaign as
select campaign.id, campaign.version, campaign.created_at, campaign.updated_at,
  campaign.title, campaign.kind, campaign.purpose, campaign.state,
  campaign.created_by_name as author, campaign.template_id,
  campaign.message ->> 'type' as message_type,
  campaign.message ->> 'content' as message_content,
  campaign.message ->> 'fileName' as message_file_name,
  campaign.message ->> 'mediaType' as message_media_type,
  (campaign.message ->> 'fileSize')::bigint as message_file_size,
  campaign.message -> 'texts' as message_texts,
  campaign.total,
  campaign.to_prepare + result.waiting as waiting,
  result.sent, result.delivered, result.seen, result.unknown, result.failed, result.skipped,
  used.channels, result.segments, result.cost,
  campaign.search,
  campaign.send_at
from campaign
left join lateral (
  select
    count(*) filter (where furthest = 3) as waiting,
    count(*) filter (where furthest = 4) as sent,
    count(*) filter (where furthest = 5) as delivered,
    count(*) filter (where furthest = 6) as seen,
    count(*) filter (where furthest = 2) as unknown,
    count(*) filter (where furthest = 1) as failed,
    count(*) filter (where furthest = 0) as skipped,
    coalesce(sum(segments), 0) as segments,
    coalesce(sum(cost), 0) as cost
  from (
    select
      max(case status
        when 'skipped' then 0 when 'failed' then 1 when 'unknown' then 2
        when 'sent' then 4 when 'delivered' then 5 when 'seen' then 6
        else 3
      end) as furthest,
      sum(segments) filter (where status <> 'skipped') as segments,
      sum(cost) filter (where status <> 'skipped') as cost
    from sent_delivery
    where campaign_id = campaign.id
    group by person
  ) as people
) as result on true
-- Whatever channels its messages have, in the order that lists show.
left join lateral (
  select coalesce(
    jsonb_agg(channel order by array_position(array['chat', 'whatsapp', 'sms'], channel), channel),
    '[]'
  ) as channels
  from (select distinct channel from outbox where campaign_id = campaign.id) as found
) as used on true;
