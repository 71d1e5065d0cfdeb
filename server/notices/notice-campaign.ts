import { CHANNELS } from '../../domain/messages/channels.ts';
import type { CampaignPerson } from '../campaigns/campaign-people.ts';
import type { NewCampaign } from '../campaigns/create-campaign.ts';
import type { Executor } from '../resources/storage.ts';
import type { StoredNotice } from './active-notices.ts';
import type { NoticeRecipient } from './notice-recipients.ts';
import { noticeTemplate } from './notice-template.ts';

/** What a notice sends to some people: the dry run and the sending ask here, so they agree. */
export async function noticeCampaign(
  notice: StoredNotice,
  recipients: readonly Pick<NoticeRecipient, 'customer' | 'orders'>[],
  executor: Executor,
): Promise<NewCampaign> {
  const { texts, purpose } = await noticeTemplate(notice.template, executor);
  return {
    kind: 'notice',
    title: notice.title,
    templateId: notice.template,
    purpose,
    message: { texts },
    channels: notice.channels?.length ? notice.channels : CHANNELS,
    people: recipients.map((one) => personOf(notice, one)),
  };
}

const personOf = (
  { audience }: StoredNotice,
  { customer, orders: [order, ...others] }: Pick<NoticeRecipient, 'customer' | 'orders'>,
): CampaignPerson =>
  audience === 'sender' ? { customer, order, others } : { to: 'recipient', order, others };
