-- What customers have agreed to and what they have stopped is a row for each person and channel, so a new
-- channel needs no columns. Who has neither has no row.
create table channel_preference (
  user_id uuid not null references users (id) on delete cascade,
  -- Declared in domain/messages/channels.ts.
  channel text not null,
  -- Marketing is sent only where somebody has agreed to it.
  consented boolean not null,
  -- Nothing is sent there any more but codes that are requested.
  opted_out boolean not null,
  primary key (user_id, channel)
);

insert into channel_preference (user_id, channel, consented, opted_out)
select users.id, preference.channel, preference.consented, preference.opted_out
from users cross join lateral (values
  ('chat', consent_chat, false),
  ('whatsapp', consent_whatsapp, opt_out_whatsapp),
  ('sms', consent_sms, opt_out_sms)
) as preference (channel, consented, opted_out)
where preference.consented or preference.opted_out;

-- In the same step: of two places for one consent, a process of the former version would read the one
-- that is not written any more, and send to somebody who has stopped. Without the columns it sends
-- nothing, and says so in its log (docs/decisions/0134).
alter table users
  drop column consent_chat,
  drop column consent_whatsapp,
  drop column consent_sms,
  drop column opt_out_whatsapp,
  drop column opt_out_sms;
