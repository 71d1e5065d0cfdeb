import { expect, type Page, type Request } from '@playwright/test';

/** For so long nothing on the page has changed when it counts as finished, in ms. */
const QUIET = 150;

/** What the page waits for from its server; the live channel stays open. */
const running = new WeakMap<Page, Set<Request>>();

/** What the page waits for, from the first call on: what was requested before is not seen. */
export function runningOf(page: Page): Set<Request> {
  const known = running.get(page);
  if (known) return known;
  const requests = new Set<Request>();
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  running.set(page, requests);
  return requests;
}

/**
 * Opens another page as a link of the product would: without loading the program anew. It is left, or
 * its code is being loaded, once the browser has nothing else to do.
 */
export async function go(page: Page, address: string): Promise<void> {
  runningOf(page);
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    return new Promise<void>((resolve) => {
      requestIdleCallback(() => requestIdleCallback(() => resolve()));
    });
  }, address);
}

/** The page has its heading and its data, nothing is still to come, and nothing changes any more. */
export async function stands(page: Page): Promise<void> {
  const requests = runningOf(page);
  await expect(async () => {
    expect([...requests].map((request) => request.url())).toEqual([]);
    expect(await page.evaluate(whatChanges, QUIET)).toBe('nothing');
    expect([...requests].map((request) => request.url())).toEqual([]);
    // A page whose code is still to come has no heading yet.
    expect(await page.locator('h1:visible').first().textContent()).not.toBe('');
  }).toPass({ intervals: [50], timeout: 60_000 });
}

/** What is still to come, or whether something has changed within a time. Runs in the page. */
const whatChanges = (quiet: number): Promise<string> =>
  new Promise((resolve) => {
    const coming = '[role=progressbar]:not([aria-valuenow]), .MuiSkeleton-root, [aria-busy=true]';
    const covers = '[role=dialog], [role=menu], [role=listbox], body > [role=presentation] nav';
    const changes = new MutationObserver(() => finish('something'));
    const judge = () => {
      const [first] = [...document.querySelectorAll(coming)].filter((one) => one.checkVisibility());
      const isMoving = document
        .getAnimations()
        .some(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
      // A dialog hides the page from screen readers before it is seen itself.
      const isCovered = document.querySelector('#root[aria-hidden=true]') !== null;
      const covering = [...document.querySelectorAll(covers)];
      if (isMoving) finish('something moves');
      else if (isCovered && !covering.some((one) => one.checkVisibility()))
        finish('a dialog is still to come');
      else finish(first ? `waits: ${first.outerHTML.slice(0, 200)}` : 'nothing');
    };
    // React draws a page in slices, of which only the last changes anything.
    const timer = setTimeout(() => requestIdleCallback(judge, { timeout: 2_000 }), quiet);
    const finish = (what: string) => {
      clearTimeout(timer);
      changes.disconnect();
      resolve(what);
    };
    changes.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
