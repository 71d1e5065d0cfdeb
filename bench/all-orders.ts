// How responsive is a list of all ten thousand orders: until its rows are drawn, when one is
// ticked, and when a dialog opens over it? react-admin's plain table is measured in the same run.
// Finally our list is scrolled to its end, and must show every order once.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { chromium, type Locator, type Page } from '@playwright/test';
import { scrollToEnd } from '../tests/support/scroll-to-end.ts';
import { findChromium } from '../tools/find-chromium.ts';
import type { Pages } from './all-orders-servers.ts';

/** The limits. */
const MOST = { shown: 1500, rows: 120, ticked: 100, opened: 100 };
const TIMES = 5;
/** A plain table takes minutes; after this limit we stop waiting. */
const PATIENCE_MS = 600_000;
const ORDERS = 10_000;
const ALL = '[data-value="10000"]';

/** Milliseconds; `opened` is how long the page is unresponsive while the dialog opens. */
type Figures = { shown: number; rows: number; ticked: number; opened: number };

/** Clicks, and returns the milliseconds until the page has drawn the result. */
async function timeClick(page: Page, target: Locator, drawn: string): Promise<number> {
  const timed = page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const after = (event: Event) => {
          const look = () => {
            if (!document.querySelector(selector)) return requestAnimationFrame(look);
            // Runs after the frame in which it is drawn.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - event.timeStamp);
            port2.postMessage(undefined);
          };
          requestAnimationFrame(look);
        };
        addEventListener('click', after, { once: true, capture: true });
      }),
    drawn,
  );
  const [time] = await Promise.all([timed, target.click({ noWaitAfter: true })]);
  return time;
}

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

/** From the last byte of the answer with all orders to the frame in which their rows are drawn. */
const timeShown = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
          const answer = calls.findLast(
            ({ name }) => /\/commands\?/.test(name) && !/limit=/.test(name),
          );
          const stand = document.querySelectorAll('tbody tr').length > 12;
          if (!answer?.responseEnd || !stand) return requestAnimationFrame(look);
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - answer.responseEnd);
          port2.postMessage(undefined);
        };
        look();
      }),
  );

async function median(times: number, measure: () => Promise<number>): Promise<number> {
  const taken: number[] = [];
  while (taken.length < times) taken.push(await measure());
  return taken.toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? Number.NaN;
}

async function measure(page: Page, url: string, times: number): Promise<Figures> {
  await page.goto(url);
  await page.locator('tbody tr').nth(5).waitFor();
  await page.locator('.MuiTablePagination-root [role=combobox]').click();
  const choice = page.locator(ALL);
  await choice.waitFor();
  const [shown] = await Promise.all([timeShown(page), choice.click({ noWaitAfter: true })]);
  const rows = await page.locator('tr').count();

  const box = page.locator('tbody input[type=checkbox]').nth(3);
  const ticked = await median(times, async () => {
    const isTicked = await box.isChecked();
    const drawn = `tbody tr:nth-of-type(4) input${isTicked ? ':not(:checked)' : ':checked'}`;
    return timeClick(page, box, drawn);
  });
  const card = page.locator('tbody a[href*="/cin/"]').nth(3);
  const close = async () => {
    await page.goBack();
    await page.locator('[role=dialog]').waitFor({ state: 'detached' });
  };
  if (times > 1) {
    await timeClick(page, card, '[role=dialog]'); // The first time loads the dialog's code.
    await close();
  }
  const opened = await median(times, async () => {
    const time = await longestTask(page, () => timeClick(page, card, '[role=dialog]'));
    if (times > 1) await close();
    return time;
  });
  return { shown, rows, ticked, opened };
}

const LINES = [
  ['shown', 'rows on screen after the answer', 'ms'],
  ['rows', 'row elements in the page', ''],
  ['ticked', 'a checkbox answers', 'ms'],
  ['opened', 'longest block while a dialog opens', 'ms'],
] as const;

/** `plain` is missing if the plain table did not finish within its time limit. */
function print(ours: Figures, plain: Figures | undefined): void {
  console.log('all of 10,000 orders'.padEnd(38), 'ours    allowed   plain react-admin   ratio');
  for (const [key, name, unit] of LINES) {
    const figure = (value: number) => `${Math.round(value).toLocaleString('en')} ${unit}`.trim();
    const ratio = plain && plain[key] / Math.max(1, ours[key]);
    console.log(
      name.padEnd(34),
      figure(ours[key]).padStart(9),
      figure(MOST[key]).padStart(10),
      (plain ? figure(plain[key]) : 'gave up').padStart(19),
      (ratio?.toFixed(1) ?? '').padStart(7),
    );
    if (!(ours[key] <= MOST[key])) process.exitCode = 1;
  }
}

/** Every order once, and no jump on the way. */
async function checkScrolling(page: Page): Promise<void> {
  const { codes, jumps } = await scrollToEnd(page);
  const seen = new Set(codes).size;
  console.log(`scrolled to the end: ${seen} orders at ${codes.length} places, ${jumps} jumps`);
  if (seen !== ORDERS || codes.length !== ORDERS || jumps > 0) process.exitCode = 1;
}

const child = fork(join(import.meta.dirname, 'all-orders-servers.ts'));
let isDone = false;
child.once('exit', () => {
  if (!isDone) throw new Error('The servers ended unexpectedly.');
});
const browser = await chromium.launch({
  executablePath: findChromium() ?? 'chromium',
  args: ['--no-sandbox'],
});
try {
  const [{ ours, plain, session }] = (await once(child, 'message')) as [Pages];
  const open = async (url: string, times: number): Promise<Figures> => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    context.setDefaultTimeout(PATIENCE_MS);
    await context.addInitScript(({ token, user }) => {
      localStorage.setItem('jisr.token', token);
      localStorage.setItem('jisr.user', JSON.stringify(user));
      localStorage.setItem('jisr.loggedIn', 'true');
    }, session);
    // Closing the context also ends what is still waiting inside the page.
    const timer = setTimeout(() => void context.close(), PATIENCE_MS);
    try {
      const page = await context.newPage();
      const figures = await measure(page, url, times);
      if (url === ours) await checkScrolling(page);
      return figures;
    } finally {
      clearTimeout(timer);
      await context.close();
    }
  };
  print(await open(ours, TIMES), await open(plain, 1).catch(() => undefined));
} finally {
  isDone = true;
  await browser.close();
  if (child.connected) child.disconnect();
}
