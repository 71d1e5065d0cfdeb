// How quick are the two lists of the chat? A conversation of 20,000 messages is opened and scrolled to
// its beginning and back, then a list of 5,000 conversations to its end and back. A bare list of the
// same texts in the same library goes the same way in turns. The browser's processor is slowed four
// times; the figures are medians.
//
//   npm run bench:chat-screen          five rounds, in about two minutes
//   npm run bench:chat-screen -- 2     fewer
import type { Browser, Page } from '@playwright/test';
import type { Pages } from './chat-screen-server.ts';
import { median, printBesidePlain } from './figures.ts';
import { measureInBrowser, timeClick } from './in-browser.ts';

const ROUNDS = Number(process.argv[2] ?? 5);
const SLOWED = 4;
const MESSAGES = 20_000;
const CONVERSATIONS = 5_000;
/** The limits, in milliseconds. A browser reports no task shorter than the second. */
const MOST = { open: 1000, task: 50 };

type Way = { readonly open: string; readonly rows: string; readonly list: string };
type Figures = { readonly open: number; readonly task: number };

const MESSAGE_LIST: Way = {
  open: 'a[data-client="client-1"]',
  rows: '.chat-messages [data-index]',
  list: '.chat-messages',
};
const CONVERSATION_LIST: Way = {
  open: 'button[data-open]',
  rows: '.chat-people > li, [data-index]',
  list: '.chat-scroll',
};

/** Scrolls a list to its far end and back: in steps of a wheel, and in leaps as with its bar. */
async function scrollThrough(page: Page, selector: string): Promise<number> {
  return page.evaluate(async (chosen) => {
    const list = document.querySelector(chosen);
    if (!list) throw new Error(`The page has no ${chosen}.`);
    const tasks: number[] = [];
    const observer = new PerformanceObserver((entries) => {
      for (const { duration } of entries.getEntries()) tasks.push(duration);
    });
    observer.observe({ type: 'longtask' });
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isAtEnd = list.scrollTop > 0;
    const go = async (by: number, steps: number) => {
      for (let step = 0; step < steps; step += 1) {
        list.scrollTop += by;
        await frame();
      }
    };
    const LEAPS = 40;
    const leap = () => Math.ceil(list.scrollHeight / LEAPS);
    const away = isAtEnd ? -1 : 1;
    await go(away * 240, 40);
    await go(away * leap(), LEAPS + 4);
    await go(-away * leap(), LEAPS + 4);
    await new Promise((resolve) => setTimeout(resolve, 300));
    observer.disconnect();
    return Math.max(0, ...tasks);
  }, selector);
}

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
    await page.waitForTimeout(1000);
    return { open, task: await scrollThrough(page, way.list) };
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
  printBesidePlain(name, [
    {
      name: 'click to the first rows',
      ours: of('ours', 'open'),
      plain: of('plain', 'open'),
      unit: 'ms',
      most: MOST.open,
    },
    {
      name: 'longest task while it scrolls',
      ours: of('ours', 'task'),
      plain: of('plain', 'task'),
      unit: 'ms',
      most: MOST.task,
    },
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
