// How responsive is a list of all orders, and one of all users, ten thousand of each by default: until
// its rows are drawn, when one is ticked, when it jumps to others, and when a dialog opens over it?
// react-admin's plain table is measured in the same run. Finally our list, if it has no more than ten
// thousand, is scrolled to its end, and must show every record once.
//
//   npm run bench:all-orders                       both lists, in a few minutes
//   npm run bench:all-orders -- users              one of them
//   npm run bench:all-orders -- 30                 gives the plain table up after 30 s, not 240
//   npm run bench:all-orders -- --records=100000   more of them

import type { Browser, Locator, Page } from '@playwright/test';
import { ignoringFailure } from '../domain/ignoring-failure.ts';
import { scrollToEnd } from '../tests/support/scroll-to-end.ts';
import type { Pages } from './all-orders-servers.ts';
import { median, printBesidePeer, printRow } from './figures.ts';
import { measureInBrowser, timeClick } from './in-browser.ts';
import type { Bound } from './row.ts';

/** The limits. */
const MOST = { shown: 1500, rows: 120, jumped: 2500, blocked: 1200, ticked: 100, opened: 100 };
/** What is aimed at; a tick within a frame. */
const GOALS: Partial<Record<keyof Figures, Bound>> = { shown: { most: 400 }, ticked: { most: 16 } };
const TIMES = 5;
const args = process.argv.slice(2);
/** A plain table can take minutes to draw; then it is given up. */
const PLAIN_TIMEOUT_MS = 1000 * Number(args.find((arg) => /^\d+$/.test(arg)) ?? 240);
/** Ours is also scrolled to its end. */
const TIMEOUT_MS = 240_000;
const USUAL_RECORDS = 10_000;
const RECORDS = Number(
  args.find((arg) => arg.startsWith('--records='))?.split('=')[1] ?? USUAL_RECORDS,
);
const ALL = '[data-value="10000"]';

/** Milliseconds, and a number of rows. */
type Figures = {
  readonly shown: number;
  readonly rows: number;
  /** Until the rows are drawn that a jump leads to, as by the bar at the side. */
  readonly jumped: number;
  /** How long the page is unresponsive during a jump. */
  readonly blocked: number;
  readonly ticked: number;
  /** How long the page is unresponsive while the dialog opens. */
  readonly opened: number;
};

/** A list of all records, and how a dialog is opened over it. */
type List = {
  readonly name: keyof Pages['ours'];
  /** What identifies a record in the label of its checkbox. */
  readonly label: string;
  readonly opener: (page: Page) => Locator;
  readonly close: (page: Page) => Promise<unknown>;
};

const LISTS: readonly List[] = [
  {
    name: 'orders',
    label: String.raw`JS-\d+`,
    opener: (page) => page.locator('tbody a[href*="/cin/"]').nth(3),
    close: (page) => page.goBack(),
  },
  {
    name: 'users',
    label: String.raw`Name\d+`,
    // For the row that was ticked.
    opener: (page) => page.getByRole('button', { name: 'Delete' }),
    close: (page) => page.keyboard.press('Escape'),
  },
];

/** The longest time for which the page was unresponsive during an action. */
async function longestTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { longTasks: seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.push(duration);
    }).observe({ type: 'longtask' });
  });
  await act();
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const { longTasks } = window as unknown as { longTasks: number[] };
        setTimeout(() => resolve(Math.max(0, ...longTasks)), 100);
      }),
  );
}

/** From the click that chooses all of them to the frame in which their rows are drawn. */
const timeShown = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const begin = ({ timeStamp }: Event) => {
          const look = () => {
            if (document.querySelectorAll('tbody input[type=checkbox]').length <= 12)
              return requestAnimationFrame(look);
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - timeStamp);
            port2.postMessage(undefined);
          };
          look();
        };
        addEventListener('click', begin, { capture: true, once: true });
      }),
  );

/** Until a table has all its rows, or stands for them. */
const allKnown = (page: Page): Promise<unknown> =>
  page.waitForFunction((rows) => {
    const table = document.querySelector('table');
    const known = table?.getAttribute('aria-rowcount') ?? table?.rows.length;
    return Number(known) > rows;
  }, RECORDS);

/** Jumps to a part of the page, from 0 for its top to 1, until the row in the middle is drawn. */
const timeJump = (page: Page, part: number): Promise<number> =>
  page.evaluate(
    (to) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        scrollTo({ top: to * document.documentElement.scrollHeight, behavior: 'instant' });
        const look = () => {
          const row = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('tr');
          const isDrawn =
            row?.querySelector('input') && !document.querySelector('tr[aria-busy=true]');
          if (!isDrawn) return requestAnimationFrame(look);
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - start);
          port2.postMessage(undefined);
        };
        requestAnimationFrame(look);
      }),
    part,
  );

/** Jumps through the whole list, each time to rows that were not shown yet, and back to its top. */
async function measureJumps(page: Page, times: number) {
  const jumped: number[] = [];
  const blocked: number[] = [];
  for (let at = 1; at <= times; at += 1) {
    const block = await longestTask(page, async () => {
      jumped.push(await timeJump(page, at / (times + 1)));
    });
    blocked.push(block);
  }
  await timeJump(page, 0);
  return { jumped: median(jumped), blocked: median(blocked) };
}

async function medianOf(times: number, measure: () => Promise<number>): Promise<number> {
  const taken: number[] = [];
  while (taken.length < times) taken.push(await measure());
  return median(taken);
}

async function measure(page: Page, list: List, times: number): Promise<Figures> {
  await page.locator('tbody tr').nth(5).waitFor();
  await page.locator('.MuiTablePagination-root [role=combobox]').click();
  const choice = page.locator(ALL);
  await choice.waitFor();
  const [shown] = await Promise.all([timeShown(page), choice.click({ noWaitAfter: true })]);
  const rows = await page.locator('tr').count();

  // Its place among the rows changes with those that are drawn.
  await page
    .locator('tbody input[type=checkbox]')
    .nth(3)
    .evaluate((input) => input.closest('tr')?.setAttribute('data-measured', ''));
  const box = page.locator('[data-measured] input[type=checkbox]');
  const ticked = await medianOf(times, async () => {
    const state = (await box.isChecked()) ? ':not(:checked)' : ':checked';
    const selector = `[data-measured] input[type=checkbox]${state}`;
    return timeClick(page, () => box.click({ noWaitAfter: true }), { selector });
  });
  await allKnown(page);
  const jumps = await measureJumps(page, times);
  return { shown, rows, ticked, ...jumps, opened: await measureDialog(page, list, times) };
}

/** Opens a dialog over the list again and again. */
async function measureDialog(page: Page, list: List, times: number): Promise<number> {
  const opener = list.opener(page);
  const open = () =>
    timeClick(page, () => opener.click({ noWaitAfter: true }), { selector: '[role=dialog]' });
  const close = async () => {
    await list.close(page);
    await page.locator('[role=dialog]').waitFor({ state: 'detached' });
  };
  if (times > 1) {
    await open(); // The first time loads the dialog's code.
    await close();
  }
  return medianOf(times, async () => {
    const time = await longestTask(page, open);
    if (times > 1) await close();
    return time;
  });
}

const LINES = [
  ['shown', 'rows on screen after the choice', 'ms'],
  ['rows', 'row elements in the page', ''],
  ['jumped', 'rows on screen after a jump', 'ms'],
  ['blocked', 'longest block during a jump', 'ms'],
  ['ticked', 'a checkbox answers', 'ms'],
  ['opened', 'longest block while a dialog opens', 'ms'],
] as const;

/** Every record once, and no jump on the way. */
async function checkScrolling(page: Page, { name, label }: List): Promise<void> {
  const { codes, jumps } = await scrollToEnd(page, label);
  const seen = new Set(codes).size;
  const rows = {
    [`${name} that a scroll to the end leaves out`]: RECORDS - seen,
    [`${name} that it shows twice`]: codes.length - seen,
    [`jumps on the way through the ${name}`]: jumps.length,
  };
  for (const [row, ours] of Object.entries(rows)) {
    printRow({ name: row, ours, limit: { most: 0 } });
  }
}

/** Works in a page of its own that is logged in; ends what takes too long. */
async function inPage<T>(
  browser: Browser,
  url: string,
  {
    session,
    timeout = TIMEOUT_MS,
    work,
  }: { session: Pages['session']; timeout?: number; work: (page: Page) => Promise<T> },
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(timeout);
  await context.addInitScript(({ token, user }) => {
    localStorage.setItem('jisr.token', token);
    localStorage.setItem('jisr.user', JSON.stringify(user));
    localStorage.setItem('jisr.loggedIn', 'true');
  }, session);
  // Closing the context also ends what is still waiting inside the page.
  const timer = setTimeout(() => void context.close(), timeout);
  try {
    const page = await context.newPage();
    await page.goto(url);
    return await work(page);
  } finally {
    clearTimeout(timer);
    await context.close();
  }
}

async function measureLists(browser: Browser, { session, ...pages }: Pages): Promise<void> {
  for (const list of LISTS) {
    const { name } = list;
    if (LISTS.some((one) => args.includes(one.name)) && !args.includes(name)) continue;
    const ours = await inPage(browser, pages.ours[name], {
      session,
      async work(page) {
        const figures = await measure(page, list, TIMES);
        if (RECORDS <= USUAL_RECORDS) await checkScrolling(page, list);
        return figures;
      },
    });
    const plain = await ignoringFailure(
      inPage(browser, pages.plain[name], {
        session,
        timeout: PLAIN_TIMEOUT_MS,
        work: (page) => measure(page, list, 1),
      }),
      'The figures beside it stay empty.',
    );
    const title = `all of ${RECORDS.toLocaleString('en')} ${name}`;
    printBesidePeer(
      title,
      { peer: 'plain react-admin', subject: title },
      LINES.map(([key, line, unit]) => ({
        name: line,
        unit,
        ours: ours[key],
        plain: plain?.[key],
        most: MOST[key],
        goal: GOALS[key],
      })),
    );
  }
}

await measureInBrowser<Pages>('all-orders-servers.ts', measureLists, [String(RECORDS)]);
