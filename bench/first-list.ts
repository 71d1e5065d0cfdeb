// How quick is the way to the first list? A plain react-admin application over the same orders goes
// it, alternating with the product: the login page opens with an empty cache, somebody types a phone
// number and a password, clicks Login, sees ten orders, points at the third of them, and opens it.
// The browser's processor is slowed four times; the figures are medians.
//
//   npm run bench:first-list          seven rounds, in about three minutes
//   npm run bench:first-list -- 3     fewer

import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession } from '@playwright/test';
import { ignoringFailure } from '../domain/ignoring-failure.ts';
import { median, printBesidePeer } from './figures.ts';
import type { Pages } from './first-list-servers.ts';
import { measureInBrowser, requestedBy, requestedForClick, timeClick } from './in-browser.ts';
import type { Bound } from './row.ts';

const ROUNDS = Number(process.argv[2] ?? 7);
const SLOWED = 4;
/** A practised typist, and the time for which the pointer rests on a row before the click. */
const KEY_MS = 100;
const POINT_MS = 150;
/** A cell without a control: the number of packages, after the checkbox and five texts. */
const PLAIN_CELL = 6;
/** Where nothing stands, in px. */
const CORNER = { x: 1430, y: 890 };
/** Somebody looks at the list before an order is opened. */
const LOOK_MS = 1500;
/** After this time a way is given up. */
const TIMEOUT_MS = 60_000;

/** The limits: of our own figures, and of their ratio to those of the plain application. */
const MOST = { loginBytes: 60_000, listBytes: 368_000, listFiles: 15, shift: 0.005 };
const MOST_TIMES_PLAIN = { list: 1.3, record: 2, task: 1 };

/** Times in milliseconds; `task` is the longest for which the page did not respond. */
type Figures = {
  loginBytes: number;
  listBytes: number;
  listFiles: number;
  list: number;
  record: number;
  task: number;
  shift: number;
};

/** The moment, as a mark of the page, at which the form of the login is drawn. */
const FORM = 'login screen';

/** Records long tasks and layout shifts from the beginning of each page, and when the form is there. */
function watch(form: string): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('input[type=password]')) return;
    performance.mark(form);
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
  const seen = { tasks: [] as number[], shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as unknown as Record<'value', number> & {
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) seen.shift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The scripts that a page has loaded so far, or of these the wanted ones, each in gzipped bytes. */
type Scripts = (wanted?: readonly string[]) => Promise<readonly number[]>;

async function watchScripts(devtools: CDPSession): Promise<Scripts> {
  const scripts = new Map<string, string>();
  await devtools.send('Network.enable');
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    const isScript = type === 'Script' || /javascript/.test(response.mimeType);
    if (isScript && response.status === 200) scripts.set(requestId, response.url);
  });
  return async (wanted) => {
    const weighed = new Map<string, number>();
    for (const [requestId, url] of scripts) {
      if (wanted && !wanted.includes(url)) continue;
      const answer = await ignoringFailure(
        devtools.send('Network.getResponseBody', { requestId }),
        'A page that was left takes its scripts with it.',
      );
      if (!answer) continue;
      const bytes = Buffer.from(answer.body, answer.base64Encoded ? 'base64' : 'utf8');
      weighed.set(url, gzipSync(bytes, { level: 9 }).length);
    }
    return [...weighed.values()];
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, next) => total + next, 0);

async function goTheWay(
  browser: Browser,
  url: string,
  { phone, password }: Pages['login'],
): Promise<Figures> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // The plain application has no nonce for its styles.
    bypassCSP: true,
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    const scripts = await watchScripts(devtools);
    await page.addInitScript(watch, FORM);
    await page.goto(url, { waitUntil: 'commit' });
    const name = page.locator('input').first();
    await name.waitFor();
    const login = await scripts(await requestedBy(page, FORM));
    await name.fill('');
    await name.pressSequentially(phone, { delay: KEY_MS });
    await page.locator('input[type=password]').pressSequentially(password, { delay: KEY_MS });
    const button = page.locator('button[type=submit]');
    const logIn = async () => {
      await button.click({ noWaitAfter: true });
      // A row that appears below the pointer loads the page of its record, which no list needs.
      await page.mouse.move(CORNER.x, CORNER.y);
    };
    const list = await timeClick(page, logIn, { rows: 10 });
    // What stands around the rows is requested once they are drawn, and does not delay them.
    const first = await scripts(await requestedForClick(page));
    await page.waitForTimeout(LOOK_MS);

    const row = page.locator('tbody tr').nth(2);
    const code = /JS-\d+/.exec((await row.textContent()) ?? '')?.[0] ?? 'no code';
    const cell = row.locator('td').nth(PLAIN_CELL);
    await cell.hover();
    await page.waitForTimeout(POINT_MS);
    const record = await timeClick(page, () => cell.click({ noWaitAfter: true }), {
      values: [code, 'Vorname', 'Stadt'],
    });
    await page.waitForTimeout(LOOK_MS);
    const { tasks, shift } = await page.evaluate(
      () => (window as unknown as { seen: { tasks: number[]; shift: number } }).seen,
    );
    return {
      loginBytes: sum(login),
      listBytes: sum(first),
      listFiles: first.length,
      list,
      record,
      task: Math.max(0, ...tasks),
      shift,
    };
  } finally {
    await context.close();
  }
}

const LINES = [
  ['loginBytes', 'script to the login page, gzip', 'B', 0],
  ['listBytes', 'script to the first list, gzip', 'B', 0],
  ['listFiles', 'files of script to the first list', '', 0],
  ['list', 'login click to ten rows', 'ms', 0],
  ['record', 'click on a row to the record', 'ms', 0],
  ['task', 'longest task', 'ms', 0],
  ['shift', 'layout shift', '', 4],
] as const;

const LIMITS: Readonly<Partial<Record<keyof Figures, number>>> = MOST;
const RATIOS: Readonly<Partial<Record<keyof Figures, number>>> = MOST_TIMES_PLAIN;
/** What is aimed at. */
const GOALS: Readonly<Partial<Record<keyof Figures, Bound>>> = {
  loginBytes: { most: 60_000 },
  list: { times: 0.8 },
  record: { times: 1 },
  task: { times: 0.8 },
  shift: { most: 0 },
};

await measureInBrowser<Pages>('first-list-servers.ts', async (browser, { ours, plain, login }) => {
  const taken: { ours: Figures[]; plain: Figures[] } = { ours: [], plain: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    taken.ours.push(await goTheWay(browser, ours, login));
    taken.plain.push(await goTheWay(browser, plain, login));
  }
  printBesidePeer(
    `medians of ${ROUNDS}, processor slowed ${SLOWED} times`,
    { peer: 'plain react-admin' },
    LINES.map(([key, name, unit, digits]) => ({
      name,
      unit,
      digits,
      ours: median(taken.ours.map((figures) => figures[key])),
      plain: median(taken.plain.map((figures) => figures[key])),
      most: LIMITS[key],
      mostTimes: RATIOS[key],
      goal: GOALS[key],
    })),
  );
});
