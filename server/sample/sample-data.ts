import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MessageType } from '../../domain/chat/message-types.ts';
import type { Locale } from '../../domain/fields.ts';
import type {
  CampaignKind,
  CampaignState,
  DeliveryReason,
  DeliveryStatus,
} from '../../domain/messages/campaign-values.ts';
import type { PhoneChannel } from '../../domain/messages/channels.ts';
import type { ParcelState } from '../../domain/parcels/parcel-states.ts';
import type { LegalPageName } from '../../domain/resources/legal-pages.ts';
import type { TripGroup } from '../../domain/trips/groups.ts';
import type { Values } from '../resources/storage.ts';

/** The folder of the sample week: one file a resource, one record a line, and the files they name. */
export const DATA = join(import.meta.dirname, 'week');

/**
 * A record as the interface takes it. Values that begin with `day:`, `time:` or `moment:` are counted
 * from today (calendar.ts), `id:` refers to the record with that key, `file:` to one of `files/`.
 */
export type SampleEntry = {
  /** What others call it; only those that others refer to have one. */
  readonly key?: string;
  /** The moment at which it was created. */
  readonly at: string;
  readonly values: Values;
};

export type SampleTrip = {
  readonly key: string;
  readonly group: TripGroup;
  readonly vehicle: string;
  /** The day on which it is to pass the border, from today; the others have passed it. */
  readonly passage: number | null;
  readonly finish: boolean;
  /** When it reached each step, beginning with its opening. */
  readonly steps: readonly string[];
};

/** Something that the office does with an order. */
export type SampleStep =
  | ('create' | 'sendToWarehouse' | 'sendToTracking' | 'finish' | 'verify' | 'paid')
  | ('withBill' | 'withDeclar' | 'withTicket' | 'smsToMa');

export type SampleOrder = {
  readonly key: string;
  /** The trip that has delivered it. */
  readonly trip?: string;
  /** What the office has done with it, and when, beginning with its placing. */
  readonly steps: readonly (readonly [action: SampleStep, at: string])[];
  readonly parcels: {
    readonly state: ParcelState;
    readonly kilos: readonly number[];
    /** Whether they have been in a warehouse, and were weighed there one by one. */
    readonly seen: boolean;
  };
  readonly values: Values;
};

export type SampleLegalText = {
  readonly page: LegalPageName;
  readonly number: number;
  readonly at: string;
  /** How many days ago it came into force. */
  readonly daysAgo: number;
  readonly changeNote: string;
  readonly text: Readonly<Record<Locale, string>>;
};

/** What a message says: one of these. `{code}` is its order's, `{day 3}` a day from today. */
export type SampleContent = {
  readonly text?: string;
  readonly note?: string;
  readonly gif?: string;
  readonly link?: string;
  /** A file, and the name that its sender gave it. */
  readonly file?: string;
  readonly name?: string;
};

export type SampleLine = SampleContent & {
  readonly by: 'customer' | 'staff' | 'note';
  /** The seconds since the line before it. */
  readonly pause?: number;
};

/** Lines that follow one another. They begin at a moment, some hours after a step, or before now. */
export type SampleExchange = {
  readonly at?: string;
  readonly after?: SampleStep;
  readonly hours?: number;
  readonly hoursAgo?: number;
  /** The minutes that it comes at least after what was written before. */
  readonly gap: number;
  readonly lines: readonly SampleLine[];
};

export type SampleTalk = {
  readonly customer: string;
  readonly order: string;
  readonly language: 'de' | 'fr' | 'ar' | 'en';
  readonly closed?: boolean;
  readonly assigned?: boolean;
  /** That the customer has not looked since the office wrote, or has not even been reached. */
  readonly away?: 'unread' | 'offline';
  /** Whether the office has not seen what is open. */
  readonly unseen?: boolean;
  readonly exchanges: readonly SampleExchange[];
  /** What the office has not answered. */
  readonly open?: { readonly hoursAgo: number; readonly lines: readonly SampleLine[] };
};

/** A file of a conversation: what the server measures when one is sent. */
export type SampleChatFile = {
  readonly type: MessageType;
  readonly mediaType: string;
  readonly width?: number;
  readonly height?: number;
  readonly duration?: number;
  readonly wave?: readonly number[];
};

/** A message of a campaign. Without a customer it went to the recipient of the order. */
export type SampleDelivery = {
  readonly customer?: string;
  readonly order?: string;
  readonly status: DeliveryStatus;
  readonly reason?: DeliveryReason;
  /** What the provider reported. */
  readonly detail?: string;
  /** The seconds until it was delivered, and from then until it was seen. */
  readonly delivered?: number;
  readonly seen?: number;
  /** How many were sent before it. */
  readonly place?: number;
};

export type SampleCampaign = {
  readonly kind: CampaignKind;
  readonly purpose: 'transactional' | 'marketing';
  /** The key of what it says in `campaign-texts`. */
  readonly text: string;
  readonly title: string;
  readonly at: string;
  readonly state?: CampaignState;
  readonly deliveries: readonly (SampleDelivery & { readonly channel: PhoneChannel })[];
};

export type SampleBroadcast = SampleContent & {
  readonly at: string;
  /** The blocked customers of its list. */
  readonly leftOut: readonly string[];
};

/** What the files of the folder hold. */
type Data = {
  readonly [Name in ContentName]: readonly SampleEntry[];
} & {
  readonly customers: readonly SampleEntry[];
  /** What a kilogram costs, as the price list has it for thirty and more. */
  readonly weigthprice: Values;
  readonly trips: readonly SampleTrip[];
  readonly orders: readonly SampleOrder[];
  readonly legal: readonly SampleLegalText[];
  readonly conversations: readonly SampleTalk[];
  readonly 'chat-files': Readonly<Record<string, SampleChatFile>>;
  readonly campaigns: readonly SampleCampaign[];
  readonly 'campaign-texts': Readonly<Record<string, Readonly<Partial<Record<Locale, string>>>>>;
  readonly 'recipient-texts': readonly (SampleDelivery & { readonly order: string })[];
  readonly broadcasts: readonly SampleBroadcast[];
};

/** The files that hold records of the resource of their name, and nothing else. */
export type ContentName =
  | ('settings' | 'tours' | 'gallery' | 'infos' | 'advertisement' | 'faq' | 'prices' | 'replies')
  | ('templates' | 'notices' | 'appointments' | 'bookings' | 'reviews');

/** Reads one file of the sample week. */
export const readSample = async <Name extends keyof Data>(name: Name): Promise<Data[Name]> =>
  JSON.parse(await readFile(join(DATA, `${name}.json`), 'utf8')) as Data[Name];
