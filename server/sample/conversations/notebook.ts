import type { SampleTour } from '../sample-tours.ts';
import type { Random } from '../vocabulary/random.ts';
import { type FactsOf, factsAt, parcelsOf } from './order-facts.ts';
import { COMMA_NUMBERS, type Exchange, type Topic } from './script.ts';
import { type Announcement, type Speech, type Spoken, spokenFrom } from './spoken.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** An exchange takes less than this. */
const LONGEST_MS = 2 * HOUR_MS;

/** A customer who writes, with the latest of their orders. */
export type Correspondent = Omit<FactsOf, 'tours'>;

/** What was said in a conversation so far, and ways to go on. */
export type Notebook = {
  readonly said: readonly Spoken[];
  /** Adds an exchange at a moment, or soon after the last one; not if it would not be over by now. */
  readonly add: (at: Date, exchange: Exchange) => void;
  /** An exchange about a topic, one of those that were used least. */
  readonly pick: (topic: Topic, suits?: (exchange: Exchange) => boolean) => Exchange;
  /** Adds what everybody is told who has written before. */
  readonly hear: (announcement: Announcement) => void;
  /** Adds what the office has not answered, in the last day and a half. Returns how much it is. */
  readonly leaveOpen: () => number;
};

type Setting = {
  readonly tours: readonly SampleTour[];
  readonly now: Date;
  readonly random: Random;
};

/** How a customer with an order speaks at a moment. */
function speeches(writer: Correspondent, { tours, random }: Setting): (at: Date) => Speech {
  const { row } = writer.order;
  const grams = Math.round(Number(row.weight_grams) / parcelsOf(writer.order));
  const invoiceNumber = row.invoice_number ?? null;
  // Papers are in German.
  const price = COMMA_NUMBERS.euros(Number(row.total_cents ?? 0));
  const kilos = COMMA_NUMBERS.kilos(Number(row.weight_grams));
  return (at) => {
    const facts = factsAt(at, { ...writer, tours });
    return { facts, files: { code: row.code, price, kilos, grams, invoiceNumber }, random };
  };
}

/** An empty notebook for the conversation of a customer. */
export function notebook(writer: Correspondent, setting: Setting): Notebook {
  const { now, random } = setting;
  const said: Spoken[] = [];
  const uses = new Map<Exchange, number>();
  const speechAt = speeches(writer, setting);
  const lastAt = (): number => said.at(-1)?.at.getTime() ?? 0;

  const pick: Notebook['pick'] = (topic, suits = () => true) => {
    const all = writer.script.topics[topic];
    const suitable = all.filter(suits);
    const usesOf = (one: Exchange): number => uses.get(one) ?? 0;
    const least = Math.min(...suitable.map(usesOf));
    const [first = all[0], ...others] = suitable.filter((one) => usesOf(one) === least);
    return random.pick([first, ...others]);
  };

  return {
    said,
    pick,
    add(at, exchange) {
      const soonest = lastAt() + random.between(18, 50) * MINUTE_MS;
      const begin = new Date(Math.max(at.getTime(), soonest));
      if (begin.getTime() > now.getTime() - LONGEST_MS) return;
      uses.set(exchange, (uses.get(exchange) ?? 0) + 1);
      said.push(...spokenFrom(begin, exchange, speechAt(begin)));
    },
    hear(announcement) {
      const place = said.findLastIndex(({ at }) => at < announcement.at) + 1;
      if (place > 0) said.splice(place, 0, { by: 'staff', ...announcement, announcement });
    },
    leaveOpen() {
      const hoursAgo = random.between(1, 360) / 10;
      const begin = Math.max(now.getTime() - hoursAgo * HOUR_MS, lastAt() + 5 * MINUTE_MS);
      const open = spokenFrom(new Date(begin), pick('unanswered'), speechAt(new Date(begin)));
      const past = open.filter(({ at }) => at <= now);
      said.push(...past);
      return past.length;
    },
  };
}
