-- A notice names all orders of its customer that have moved: each of them shows the message.
alter table outbox add column order_ids jsonb not null default '[]'
  check (jsonb_typeof(order_ids) = 'array');
update outbox set order_ids = jsonb_build_array(order_id) where order_id is not null;
create index outbox_of_orders on outbox using gin (order_ids jsonb_path_ops);

create or replace view sent_delivery as
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
  outbox.sent_at, outbox.delivered_at, outbox.seen_at, outbox.search,
  outbox.order_ids
from outbox
left join campaign on campaign.id = outbox.campaign_id
left join message on message.id = outbox.message_id
left join conversation on conversation.id = message.conversation_id;
