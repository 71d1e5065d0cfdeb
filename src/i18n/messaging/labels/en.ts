import { channelTexts } from '../../channels/en.ts';
import { channelNames } from '../../channels/texts-of-channels.ts';
import type { RoutedLabels } from '../../resource-labels.ts';
import { history } from '../history/en.ts';
import { reasonNames } from '../reason-names.ts';

const kinds = {
  broadcast: 'Chat message',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  agency: 'Agency',
  smsToMa: 'SMS to the recipient',
  notice: 'Automatic notice',
};

const purposes = {
  transactional: 'About an order',
  marketing: 'Marketing',
  security: 'Code',
};

const channels = channelNames(channelTexts);

/** What people call the fields and values of what was sent. */
export const labels: RoutedLabels = {
  campaigns: {
    name: 'Sent message |||| Sent messages',
    fields: {
      title: 'Message',
      kind: 'Kind',
      purpose: 'Purpose',
      state: 'State',
      sendAt: 'Planned for',
      author: 'Sent by',
      template: 'Template',
      message: 'Content',
      'message.type': 'Kind of content',
      'message.content': 'Text in the chat',
      'message.fileName': 'File',
      'message.mediaType': 'Type of the file',
      'message.fileSize': 'Size of the file',
      'message.texts': 'Texts',
      channels: 'Channels',
      total: 'People',
      waiting: 'Waiting',
      sent: 'Sent',
      delivered: 'Delivered',
      seen: 'Seen',
      unknown: 'Unknown',
      failed: 'Failed',
      skipped: 'Skipped',
      segments: 'SMS parts',
      cost: 'Cost',
    },
    choices: {
      kind: kinds,
      purpose: purposes,
      state: {
        planned: 'Planned',
        preparing: 'Preparing',
        running: 'Sending',
        done: 'Done',
        stopped: 'Stopped',
      },
      channels,
    },
  },
  deliveries: {
    name: 'Message to a person |||| Messages to people',
    fields: {
      campaign: 'Sent with',
      campaignTitle: 'Sent with',
      kind: 'Kind',
      customer: 'Customer',
      order: 'Order',
      orders: 'Order',
      personName: 'Person',
      phone: 'Number',
      channel: 'Channel',
      purpose: 'Purpose',
      language: 'Language',
      body: 'Text',
      encoding: 'Encoding',
      segments: 'SMS parts',
      cost: 'Cost',
      status: 'Status',
      reason: 'Reason',
      detail: 'Provider’s answer',
      attempts: 'Attempts',
      notBefore: 'Not before',
      driver: 'Way out',
      sentAt: 'Sent at',
      deliveredAt: 'Delivered at',
      seenAt: 'Seen at',
    },
    choices: {
      kind: kinds,
      channel: channels,
      purpose: purposes,
      language: { en: 'English', de: 'German', fr: 'French', ar: 'Arabic' },
      encoding: { 'GSM-7': 'GSM-7', 'UCS-2': 'UCS-2' },
      status: {
        queued: 'Waiting',
        sending: 'Sending',
        sent: 'Sent',
        delivered: 'Delivered',
        seen: 'Seen',
        unknown: 'Unknown',
        failed: 'Failed',
        skipped: 'Skipped',
      },
      reason: reasonNames(history.reasons),
    },
  },
};
