// What keeps a page busy while a list of it is scrolled, or while messages arrive. Each of these is done
// from a task of its own between the frames, so that only what the page makes of it counts.
import type { Page } from '@playwright/test';

/** A page that has been quiet for so long has nothing left of what was done to it before. */
const QUIET_MS = 700;
/** One that is never quiet is measured as it is. */
const MOST_MS = 8000;

/** Reports the longest task of what is done to a page, once it has been quiet; 0 if none was long. */
export async function keepTasks(page: Page) {
  await page.evaluate(() => {
    const tasks: { end: number; duration: number }[] = [];
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        tasks.push({ end: startTime + duration, duration });
      }
    }).observe({ type: 'longtask' });
    Object.assign(window, { tasks });
  });
  const isQuiet = () =>
    page.evaluate(
      async ({ quiet, most }) => {
        const { tasks } = window as unknown as { tasks: { end: number }[] };
        const start = performance.now();
        const latest = () => tasks.at(-1)?.end ?? 0;
        while (performance.now() - Math.max(start, latest()) < quiet) {
          if (performance.now() - start > most) break;
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
        tasks.length = 0;
      },
      { quiet: QUIET_MS, most: MOST_MS },
    );
  return async (act: () => Promise<void>): Promise<number> => {
    await isQuiet();
    await act();
    return page.evaluate(() => {
      const { tasks } = window as unknown as { tasks: { duration: number }[] };
      return Math.max(0, ...tasks.map(({ duration }) => duration));
    });
  };
}

/** Scrolls a list to its far end and back: in steps of a wheel, and in leaps as with its bar. */
export async function scrollThrough(page: Page, selector: string): Promise<void> {
  await page.evaluate(async (chosen) => {
    const list = document.querySelector(chosen);
    if (!list) throw new Error(`The page has no ${chosen}.`);
    // After the frame, when all is laid out: reading where the list stands costs nothing then.
    const frame = () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve();
          port2.postMessage(undefined);
        }),
      );
    const go = async (by: number, steps: number) => {
      for (let step = 0; step < steps; step += 1) {
        await frame();
        list.scrollTop += by;
      }
    };
    const LEAPS = 40;
    const leap = () => Math.ceil(list.scrollHeight / LEAPS);
    const away = list.scrollTop > 0 ? -1 : 1;
    await go(away * 240, 40);
    await go(away * leap(), LEAPS + 4);
    await go(-away * leap(), LEAPS + 4);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }, selector);
}

/** Twenty messages of a customer arrive, ten in a second. A bare list gets none. */
export async function receiveMessages(page: Page, from: string): Promise<void> {
  await page.evaluate(async (clientId) => {
    const { receive } = window as unknown as { receive?: (clientId: string) => void };
    for (let count = 0; count < 20; count += 1) {
      receive?.(clientId);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }, from);
}
