import { PRICES } from '../../domain/messages/channels.ts';
import type { MessagePrices } from '../../domain/messages/price-of.ts';
import type { QuietHours } from '../../domain/messages/quiet-hours.ts';
import { type Settings, settings } from '../../domain/resources/settings.ts';
import { contentRecords } from '../resources/content-records.ts';
import type { Executor } from '../resources/storage.ts';

/** What the company's settings say of messages. */
export type MessageSettings = {
  readonly company: {
    readonly name: string | null;
    readonly phoneGermany: string | null;
    readonly phoneMorocco: string | null;
  };
  readonly prices: MessagePrices;
  readonly quietHours: QuietHours;
  /** How many minutes a notice waits before it is sent. */
  readonly noticeDelay: number;
  /** The templates of the messages about appointments; nothing is sent without them. */
  readonly reminderTemplate: string | null;
  readonly movedTemplate: string | null;
};

const DEFAULTS = settings.fields.messages.fields;

/** The company's settings for messages; what is not filled in is as delivered. */
export async function messageSettings(executor: Executor): Promise<MessageSettings> {
  const [record] = await contentRecords(executor, settings);
  const stored = (record ?? {}) as Partial<Settings>;
  const stated = stored.messages;
  return {
    company: {
      name: stored.name ?? null,
      phoneGermany: stored.phoneGermany ?? null,
      phoneMorocco: stored.phoneMorocco ?? null,
    },
    prices: Object.fromEntries(
      PRICES.map(({ name, cents }) => [name, stated?.[name] ?? cents]),
    ) as MessagePrices,
    quietHours: {
      from: stated?.quietFrom ?? DEFAULTS.quietFrom.default,
      until: stated?.quietUntil ?? DEFAULTS.quietUntil.default,
    },
    noticeDelay: stated?.noticeDelay ?? DEFAULTS.noticeDelay.default,
    reminderTemplate: idOf(stated?.reminderTemplate),
    movedTemplate: idOf(stated?.movedTemplate),
  };
}

/** A stored reference is an id. */
const idOf = (reference: unknown): string | null =>
  typeof reference === 'string' ? reference : null;
