// How quick are the two lists of the chat? A conversation of 20,000 messages is opened and scrolled to
// its beginning and back, then a list of 5,000 conversations to its end and back; then messages arrive.
// A bare list of the same texts in the same library goes the same way, alternating. The browser's
// processor is slowed four times; the figures are medians.
//
// Where even the bare list takes longer than a task may, the machine is too slow or too busy for that
// limit: the chat may then take a little longer than the bare list.
//
//   npm run bench:chat-screen          five rounds, in about three minutes
//   npm run bench:chat-screen -- 2     fewer
import type { Browser } from '@playwright/test';
import type { Pages } from './chat-screen-server.ts';
import { median, printBesidePeer } from './figures.ts';
import { measureInBrowser, timeClick } from './in-browser.ts';
import { keepTasks, receiveMessages, scrollThrough } from './long-tasks.ts';

const ROUNDS = Number(process.argv[2] ?? 5);
const SLOWED = 4;
const MESSAGES = 20_000;
const CONVERSATIONS = 5_000;
/** The limits, in milliseconds. A browser reports no task shorter than the second. */
const MOST = { open: 1000, task: 50 };
/** How much longer a task may be than that of the bare list, if that one is over the limit itself. */
const MOST_TIMES = 1.3;

type Way = {
  readonly open: string;
  readonly rows: string;
  readonly list: string;
  /** Whose messages arrive. */
  readonly from: string;
};
type Figures = { readonly open: number; readonly task: number; readonly received: number };

const MESSAGE_LIST: Way = {
  open: 'a[data-client="client-1"]',
  rows: '.chat-messages [data-index]',
  list: '.chat-messages',
  from: 'client-1',
};
const CONVERSATION_LIST: Way = {
  open: 'button[data-open]',
  rows: '.chat-people > li, [data-index]',
  list: '.chat-scroll',
  from: 'client-2500',
};

async function goTheWay(browser: Browser, url: string, way: Way): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await page.goto(url);
    const button = page.locator(way.open).first();
    await button.waitFor();
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    const open = await timeClick(page, () => button.click({ noWaitAfter: true }), {
      selector: way.rows,
    });
    const longest = await keepTasks(page);
    const task = await longest(() => scrollThrough(page, way.list));
    const received = await longest(() => receiveMessages(page, way.from));
    return { open, task, received };
  } finally {
    await context.close();
  }
}

async function compare(browser: Browser, name: string, urls: [string, string], way: Way) {
  const figures: { ours: Figures; plain: Figures }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const ours = await goTheWay(browser, urls[0], way);
    const plain = await goTheWay(browser, urls[1], {
      ...way,
      open: 'button[data-open]',
    });
    figures.push({ ours, plain });
  }
  const of = (side: 'ours' | 'plain', figure: keyof Figures) =>
    median(figures.map((round) => round[side][figure]));
  const bare = of('plain', 'task');
  const mostOfTask = bare > MOST.task ? bare * MOST_TIMES : MOST.task;
  const line = (title: string, figure: keyof Figures, most: number) => ({
    name: title,
    ours: of('ours', figure),
    plain: of('plain', figure),
    unit: 'ms',
    most,
    goal: { most: MOST[figure === 'open' ? 'open' : 'task'] },
  });
  printBesidePeer(name, { peer: 'bare virtual list', subject: name }, [
    line('click to the first rows', 'open', MOST.open),
    line('longest task while it scrolls', 'task', mostOfTask),
    line('longest task as messages arrive', 'received', mostOfTask),
  ]);
}

await measureInBrowser<Pages>('chat-screen-server.ts', async (browser, { origin }) => {
  const messages = `messages=${MESSAGES}`;
  await compare(
    browser,
    `A conversation of ${MESSAGES.toLocaleString('en')} messages`,
    [`${origin}/chat?${messages}`, `${origin}/plain/messages?${messages}`],
    MESSAGE_LIST,
  );
  const conversations = `conversations=${CONVERSATIONS}`;
  await compare(
    browser,
    `A list of ${CONVERSATIONS.toLocaleString('en')} conversations`,
    [`${origin}/later/chat?${conversations}`, `${origin}/plain/conversations?${conversations}`],
    CONVERSATION_LIST,
  );
});
