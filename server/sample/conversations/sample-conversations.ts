import type { Calendar } from '../calendar.ts';
import type { SampleCustomer } from '../sample-customers.ts';
import type { SampleOrder } from '../sample-orders.ts';
import type { SampleTour } from '../sample-tours.ts';
import { type Random, randomFrom } from '../vocabulary/random.ts';
import { arabic, MIXED } from './arabic.ts';
import { type Ending, type SampleConversation, sampleConversation } from './conversation-row.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { type Correspondent, type Notebook, notebook } from './notebook.ts';
import { momentsOf } from './order-facts.ts';
import type { Exchange, Script, Topic } from './script.ts';
import type { Announcement, Spoken } from './spoken.ts';
import { type Chapter, storyOf } from './story.ts';

const DAY_MS = 86_400_000;

/** How many conversations there are in each language. */
const CONVERSATIONS = { de: 25, fr: 17, ar: 14, en: 5 } as const;
type Language = keyof typeof CONVERSATIONS;

const SCRIPTS: Readonly<Record<Language, Script>> = {
  de: german,
  fr: french,
  ar: arabic,
  en: english,
};

/** The long conversation has at least so many messages. */
export const LONG = 300;

export type ChatCast = {
  readonly customers: readonly SampleCustomer[];
  readonly orders: readonly SampleOrder[];
  readonly tours: readonly SampleTour[];
  readonly clerkId: string;
  readonly announcements: readonly Announcement[];
};

type Writer = Correspondent & { readonly language: Language; readonly index: number };

function writersOf({ customers, orders }: ChatCast): readonly Writer[] {
  const latest = new Map(orders.map((order) => [String(order.row.sender_id), order]));
  const shuffled = randomFrom('conversations').shuffle(customers.filter(({ blocked }) => !blocked));
  return (Object.keys(CONVERSATIONS) as Language[])
    .flatMap((language) =>
      shuffled
        .flatMap((customer) => {
          const order = latest.get(customer.row.id);
          return order && customer.row.language === language ? [{ customer, order }] : [];
        })
        .slice(0, CONVERSATIONS[language])
        .map((pair) => ({
          ...pair,
          language,
          script: SCRIPTS[language],
          isArabic: language === 'ar',
        })),
    )
    .map((writer, index) => ({ ...writer, index }));
}

/** What may be said long before the latest order. */
const isTimeless = (exchange: Exchange): boolean =>
  !exchange.some((line) => line.includes('{code}'));

/** What fits a conversation that is older than its latest order: nothing that names the order. */
const TIMELESS: readonly Topic[] = [
  ...(['date', 'price', 'voice', 'allowed', 'road', 'date', 'link', 'arrived'] as const),
  ...(['address', 'date', 'arrived', 'voice', 'back', 'price', 'road', 'photo'] as const),
];
/** More exchanges than the long conversation needs. */
const MOST_EXCHANGES = 200;

function writeLong(book: Notebook, { customer }: Writer, calendar: Calendar, random: Random): void {
  const { registeredAt } = customer;
  const days = Math.min(calendar.daysAgo(registeredAt) - 1, 500);
  for (let at = 0; at < MOST_EXCHANGES && book.said.length < LONG; at += 1) {
    const daysAgo = days - Math.floor((book.said.length / (LONG + 10)) * (days - 3));
    const topic = TIMELESS[at % TIMELESS.length] ?? 'date';
    book.add(calendar.moment(daysAgo, random), book.pick(topic, isTimeless));
  }
}

/** The longest name among those who write in Arabic, for lines in both directions. */
const longestName = (writers: readonly Writer[]): Writer | undefined => {
  const length = ({ customer: { row } }: Writer): number =>
    String(row.first_name).length + String(row.last_name).length;
  return writers
    .filter(({ isArabic, order: { row } }) => isArabic && row.total_cents !== null)
    .reduce<Writer | undefined>(
      (most, one) => (most && length(most) >= length(one) ? most : one),
      undefined,
    );
};

const oldest = (writers: readonly Writer[]): Writer | undefined =>
  writers
    .filter(({ language }) => language === 'de')
    .reduce<Writer | undefined>(
      (most, one) => (most && most.customer.registeredAt <= one.customer.registeredAt ? most : one),
      undefined,
    );

function endingOf(said: readonly Spoken[], open: number, random: Random, now: Date): Ending {
  const last = said.findLast(({ by }) => by !== 'note');
  const isAnswered = last?.by === 'staff';
  const isOld = (last?.at.getTime() ?? 0) < now.getTime() - 6 * DAY_MS;
  return {
    open,
    unread: open > 0 && random.chance(0.75) ? open : 0,
    isClosed: open === 0 && (!isAnswered || (isOld && random.chance(0.5))),
    isAssigned: random.chance(0.55),
    isAway: isAnswered && random.chance(0.4),
  };
}

/** Some sixty conversations in four languages, in the order in which they began. */
export function sampleConversations(
  calendar: Calendar,
  cast: ChatCast,
): readonly SampleConversation[] {
  const { now } = calendar;
  const writers = writersOf(cast);
  const [long, mixed] = [oldest(writers), longestName(writers)];
  return writers
    .flatMap((writer) => {
      const random = randomFrom(`conversation ${writer.index}`);
      const book = notebook(writer, { tours: cast.tours, now, random });
      const story: readonly Chapter[] =
        writer === long ? [] : storyOf(writer.order, momentsOf(writer.order), random);
      if (writer === long) writeLong(book, writer, calendar, random);
      for (const { topic, at } of story) book.add(at, book.pick(topic));
      if (writer === mixed) book.add(new Date(now.getTime() - 2 * DAY_MS), MIXED);
      // Whether somebody waits, or is done, does not depend on what everybody is told.
      const talk = [...book.said];
      for (const announcement of cast.announcements) book.hear(announcement);
      const isOpen = writer === long || book.said.length === 0 || random.chance(0.28);
      const open = isOpen ? book.leaveOpen() : 0;
      if (book.said.length === 0) return [];
      const who = { clientId: writer.customer.row.id, clerkId: cast.clerkId };
      const ending = endingOf(open > 0 ? book.said : talk, open, random, now);
      return [sampleConversation(book.said, ending, who, random)];
    })
    .sort((one, other) => Number(one.row.created_at) - Number(other.row.created_at));
}
