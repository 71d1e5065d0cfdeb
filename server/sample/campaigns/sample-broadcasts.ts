import { fold } from '../../../domain/fold.ts';
import { deliveries } from '../../../domain/sent-messages/delivery-definition.ts';
import { type BroadcastMessage, storedMessage } from '../../campaigns/campaign-message.ts';
import { titleOf } from '../../campaigns/texts-of-body.ts';
import { searchText } from '../../resources/search-text.ts';
import type { Calendar } from '../calendar.ts';
import { packedBoxes } from '../conversations/chat-files.ts';
import type { Heard, SampleConversation } from '../conversations/conversation-row.ts';
import type { Announcement } from '../conversations/spoken.ts';
import { PHOTO } from '../pictures/parcel-photo.ts';
import type { SampleCustomer } from '../sample-customers.ts';
import { sampleId } from '../sample-id.ts';
import { randomFrom } from '../vocabulary/random.ts';
import type { SampleCampaign } from './delivery-rows.ts';
import type { CampaignCast } from './sample-campaigns.ts';

const HOURS =
  'Neue Öffnungszeiten ab Montag: 9–18 Uhr, samstags 9–13 Uhr.\n' +
  'Nouveaux horaires dès lundi : 9 h–18 h, le samedi 9 h–13 h.\n' +
  'أوقات العمل ابتداءً من الإثنين: 9–18، والسبت 9–13.';

/** What the office has told many in their conversations: a text, and a picture that is stored once. */
export function announcements(calendar: Calendar): readonly Announcement[] {
  const random = randomFrom('announcements');
  const [early, late] = [calendar.moment(5, random), calendar.moment(2, random)];
  const file = packedBoxes({ at: late, random });
  return [
    { at: early, type: 'text', content: HOURS },
    { at: late, type: file.type, content: file.name, file },
  ];
}

type Cast = Omit<CampaignCast, 'orders' | 'company'> & {
  readonly conversations: readonly SampleConversation[];
  readonly sizes: ReadonlyMap<string, number>;
};

/** Some customers of a list are blocked, and are left out. */
const BLOCKED = 3;

/** The history of what was told to many: a message in a conversation for everybody it has reached. */
export const sampleBroadcasts = (
  told: readonly Announcement[],
  cast: Cast,
): readonly SampleCampaign[] => told.map((one) => broadcastOf(one, cast));

function broadcastOf(one: Announcement, { customers, clerk, conversations, sizes }: Cast) {
  const random = randomFrom(`broadcast ${one.content}`);
  const { at } = one;
  const id = sampleId(at, random);
  const message = messageOf(one, sizes);
  const heard = new Map(
    conversations.flatMap(({ row, heard }) => {
      const mine = heard.find(({ announcement }) => announcement === one);
      return mine ? [[row.client_id, mine] as const] : [];
    }),
  );
  const blocked = customers.filter((customer) => customer.blocked).slice(0, BLOCKED);
  const reached = customers.filter(({ row }) => heard.has(row.id));
  const rows = [...blocked, ...reached].map((customer) => {
    const body = message.file?.fileName ?? message.content;
    const shown = heard.get(customer.row.id);
    return deliveryOf(customer, { id: sampleId(at, random), campaign: id, body, at, shown });
  });
  const title = message.file?.fileName ?? titleOf({ de: message.content });
  return {
    deliveries: rows,
    row: {
      id,
      created_at: at,
      updated_at: at,
      version: 2,
      kind: 'broadcast',
      state: 'done',
      purpose: 'transactional',
      title,
      total: rows.length,
      message: JSON.stringify(storedMessage(message)),
      created_by: clerk.id,
      created_by_name: clerk.name,
      search: fold(`${title} ${clerk.name}`),
    },
  } as const;
}

function messageOf(
  { type, content, file }: Announcement,
  sizes: ReadonlyMap<string, number>,
): BroadcastMessage {
  if (!file) return { type, content };
  const { fileName, mediaType } = file;
  const size = sizes.get(file.name) ?? 0;
  const { width, height } = PHOTO;
  return { type, content, file: { fileName, mediaType, size, width, height, thumbnails: true } };
}

type Sent = {
  readonly id: string;
  readonly campaign: string;
  readonly body: string;
  readonly at: Date;
  /** Nothing for somebody who was left out. */
  readonly shown: Heard | undefined;
};

function deliveryOf({ row }: SampleCustomer, { id, campaign, body, at, shown }: Sent) {
  const personName = [row.first_name, row.last_name].filter(Boolean).join(' ');
  const outcome = shown
    ? { status: 'sent', message_id: shown.messageId, sent_at: at, attempts: 1 }
    : { status: 'skipped', reason: 'blocked', attempts: 0 };
  return {
    id,
    campaign_id: campaign,
    created_at: at,
    updated_at: at,
    customer_id: row.id,
    person: row.id,
    person_name: personName,
    phone: null,
    channel: 'chat',
    body,
    language: row.language ?? 'de',
    purpose: 'transactional',
    ...outcome,
    search: searchText(deliveries.fields, { personName, phone: null, body }),
  };
}
