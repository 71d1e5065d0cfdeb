import type { Page } from '@playwright/test';

/** What a list showed while it was scrolled to its end. */
type Scrolled = {
  /** What identifies the record at each position of the list, in order. */
  readonly codes: readonly string[];
  /** Where the page jumped up although it was scrolled down, other than by becoming shorter. */
  readonly jumps: readonly string[];
};

/**
 * Scrolls the page to its end, and records each visible record and its position: by what in the label
 * of its checkbox matches, the code of an order by default.
 */
export const scrollToEnd = (page: Page, code = String.raw`JS-\d+`): Promise<Scrolled> =>
  page.evaluate(async (pattern) => {
    const notified = new RegExp(pattern);
    const drawn = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const codes = new Map<number, string>();
    const note = () => {
      for (const item of document.querySelectorAll('[aria-rowindex], [aria-posinset]')) {
        const place = item.getAttribute('aria-rowindex') ?? item.getAttribute('aria-posinset');
        const label = item.querySelector('input')?.getAttribute('aria-label') ?? '';
        const code = notified.exec(label)?.[0];
        if (code) codes.set(Number(place), code);
      }
    };
    const MOST_FRAMES = 500;
    // Rows whose records are still being read say nothing yet.
    const read = async () => {
      for (let frames = 0; frames < MOST_FRAMES; frames += 1) {
        await drawn();
        if (!document.querySelector('[data-rows] > [aria-busy=true]')) return;
      }
    };
    const STILL = 10;
    const MOST_JUMPS = 20;
    const jumps: string[] = [];
    const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    for (let still = 0; still < STILL && jumps.length < MOST_JUMPS; ) {
      note();
      const before = scrollY;
      scrollBy({ top: innerHeight / 2, behavior: 'instant' });
      await read();
      // The last rows may be lower than was thought, which nobody at the end sees as a jump. Heights
      // that are no whole pixels are rounded by one.
      if (scrollY < before - 1 && !isAtEnd()) jumps.push(`from ${before} to ${scrollY}`);
      still = scrollY === before ? still + 1 : 0;
    }
    note();
    return {
      codes: [...codes].toSorted(([a], [b]) => a - b).map(([, code]) => code),
      jumps,
    };
  }, code);
