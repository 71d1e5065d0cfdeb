-- What was sent, as it is read: messages with how far they have come, and campaigns with counts.

-- How far a message of the chat has come follows from what its customer has got and seen of the
-- conversation, so it is not written anywhere.
create view sent_delivery as
select outbox.id, outbox.version, outbox.created_at, outbox.updated_at,
  outbox.campaign_id, campaign.title as campaign_title, campaign.kind,
  outbox.customer_id, outbox.order_id, outbox.person, outbox.person_name, outbox.phone,
  outbox.channel, outbox.purpose, outbox.language, outbox.body,
  outbox.encoding, outbox.segments, outbox.cost,
  case
    when outbox.channel <> 'chat' or outbox.status not in ('sent', 'delivered')
      then outbox.status
    when message.position <= conversation.customer_seen then 'seen'
    when message.position <= conversation.customer_delivered then 'delivered'
    else outbox.status
  end as status,
  outbox.reason, outbox.detail, outbox.attempts, outbox.not_before, outbox.driver,
  outbox.sent_at, outbox.delivered_at, outbox.seen_at, outbox.search
from outbox
left join campaign on campaign.id = outbox.campaign_id
left join message on message.id = outbox.message_id
left join conversation on conversation.id = message.conversation_id;

-- Somebody who was written to on several channels counts once, by the channel that came furthest.
create view sent_campaign as
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
  jsonb_array_length(campaign.waiting) + result.waiting as waiting,
  result.sent, result.delivered, result.seen, result.unknown, result.failed, result.skipped,
  result.channels, result.segments, result.cost,
  campaign.search
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
    coalesce(to_jsonb(array_remove(array[
      case when bool_or(by_chat) then 'chat' end,
      case when bool_or(by_whatsapp) then 'whatsapp' end,
      case when bool_or(by_sms) then 'sms' end
    ], null)), '[]') as channels,
    coalesce(sum(segments), 0) as segments,
    coalesce(sum(cost), 0) as cost
  from (
    select
      max(case status
        when 'skipped' then 0 when 'failed' then 1 when 'unknown' then 2
        when 'sent' then 4 when 'delivered' then 5 when 'seen' then 6
        else 3
      end) as furthest,
      bool_or(channel = 'chat') as by_chat,
      bool_or(channel = 'whatsapp') as by_whatsapp,
      bool_or(channel = 'sms') as by_sms,
      sum(segments) filter (where status <> 'skipped') as segments,
      sum(cost) filter (where status <> 'skipped') as cost
    from sent_delivery
    where campaign_id = campaign.id
    group by person
  ) as people
) as result on true;
