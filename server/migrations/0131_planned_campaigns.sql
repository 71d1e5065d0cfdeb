-- The office plans a message to many for a moment. Until then the people that it is for stand apart from
-- those that wait to be written to, so that no process prepares them early, whatever its version.
alter table campaign
  add column send_at timestamptz,
  -- Those who are written to at the moment; null once it has come.
  add column planned_people jsonb,
  -- Why nothing is sent to anybody who has not been prepared: they are recorded as failed.
  add column failed_as text,
  add constraint campaign_planned_check
    check ((planned_people is not null) = (state = 'planned') and (state <> 'planned' or send_at is not null));

create index campaign_planned on campaign (send_at) where planned_people is not null;

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
  jsonb_array_length(coalesce(campaign.planned_people, campaign.waiting)) + result.waiting as waiting,
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
