import { join } from 'node:path';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import type { Locale } from '../../domain/fields.ts';
import { SCREEN_SIZES, type ScreenSize, TIME_ZONE } from '../../tests/support/e2e/browser.ts';
import type { Reader } from '../../tests/support/e2e/named-states.ts';
import { TEXTS } from '../../tests/support/e2e/texts.ts';
import { go, stands } from '../../tests/support/e2e/walk.ts';
import { addressOfShown, type Shown } from './all-screens.ts';
import type { Choice } from './choice.ts';
import { fileName, type Theme } from './picture-names.ts';
import type { Product } from './product.ts';

/** The screens of one reader in one size and language, which one page shows after another. */
type Walk = {
  readonly reader: Reader;
  readonly size: ScreenSize;
  readonly language: Locale;
  readonly shown: readonly Shown[];
};

/** So many screens are a walk at most: the last walks then end at about the same time. */
const LONGEST_WALK = 25;

export type Failure = { readonly name: string; readonly message: string };
type Report = {
  readonly shown: (name: string) => void;
  readonly failed: (failure: Failure) => void;
};

const chunksOf = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  );

const READERS: readonly Reader[] = ['clerk', 'anybody', 'customer', 'beginner'];

/** What is to be shown, in parts that do not depend on each other. */
export function walksOf(
  all: readonly Shown[],
  { screens, sizes, languages }: Choice,
): readonly Walk[] {
  return languages.flatMap((language) =>
    sizes.flatMap((size) =>
      READERS.flatMap((reader) => {
        const shown = all.filter(
          (one) =>
            one.reader === reader &&
            screens.includes(one.name) &&
            (one.sizes?.includes(size) ?? true),
        );
        return chunksOf(shown, LONGEST_WALK).map((part) => ({
          reader,
          size,
          language,
          shown: part,
        }));
      }),
    ),
  );
}

/** What is still to come on a page that stands, or to go. Runs in the page. */
const whatIsOpen = (): string => {
  if (document.fonts.status !== 'loaded') return 'a font is loaded';
  if ([...document.images].some(({ complete }) => !complete)) return 'a picture is loaded';
  return document.querySelector('.MuiSnackbar-root') ? 'a notice is shown' : 'nothing';
};

/** The page stands, its fonts and pictures are there, and no notice is over it. */
async function isQuiet(page: Page): Promise<void> {
  await expect(async () => {
    await stands(page);
    expect(await page.evaluate(whatIsOpen)).toBe('nothing');
  }).toPass({ intervals: [100], timeout: 60_000 });
}

type Scene = {
  readonly product: Product;
  readonly browser: Browser;
  readonly choice: Choice;
  readonly report: Report;
};

async function openContext({ browser, product }: Scene, walk: Walk): Promise<BrowserContext> {
  const { url, stored } = product.places[walk.reader];
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  return browser.newContext({
    ...SCREEN_SIZES[walk.size],
    baseURL: url,
    locale: walk.language,
    timezoneId: TIME_ZONE,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
}

const titleOf = ({ name }: Shown, { size, language }: Walk): string =>
  `${name}, ${size}, ${language}`;

/** Takes a screen in each theme; the page is the one that has shown the screen before, if any. */
async function takeScreen(scene: Scene, walk: Walk, shown: Shown, page: Page): Promise<void> {
  const { choice, product, report } = scene;
  const address = await addressOfShown(shown.screen, product.clerk);
  const isInside = shown.isAddress && walk.reader === 'clerk' && page.url() !== 'about:blank';
  const [first = 'light'] = choice.themes;
  await page.emulateMedia({ colorScheme: first });
  if (isInside) await go(page, address);
  else await page.goto(address);
  await stands(page);
  await shown.open?.(page, TEXTS[walk.language]);
  for (const theme of choice.themes) await takeTheme(page, { choice, walk, shown, theme });
  report.shown(titleOf(shown, walk));
}

type Take = {
  readonly choice: Choice;
  readonly walk: Walk;
  readonly shown: Shown;
  readonly theme: Theme;
};

async function takeTheme(page: Page, { choice, walk, shown, theme }: Take): Promise<void> {
  const { size, language } = walk;
  await page.emulateMedia({ colorScheme: theme });
  await isQuiet(page);
  const file = fileName({ screen: shown.name, size, theme, language });
  await page.screenshot({ path: join(choice.out, file), caret: 'hide', animations: 'disabled' });
}

/** Shows the screens of a walk. One that cannot be shown is reported, and the next has a new page. */
async function takeWalk(scene: Scene, walk: Walk): Promise<void> {
  const context = await openContext(scene, walk);
  let page: Page | undefined;
  for (const shown of walk.shown) {
    page ??= await context.newPage();
    try {
      await takeScreen(scene, walk, shown, page);
    } catch (error) {
      scene.report.failed({
        name: titleOf(shown, walk),
        message: error instanceof Error ? error.message : String(error),
      });
      await page.close();
      page = undefined;
    }
    if (!shown.isAddress) {
      await page?.close();
      page = undefined;
    }
  }
  await context.close();
}

/** Takes all pictures of a choice, in this many pages at once. */
export async function takePictures(
  scene: Scene,
  walks: readonly Walk[],
  pages: number,
): Promise<void> {
  const waiting = [...walks];
  const work = async () => {
    for (let walk = waiting.shift(); walk; walk = waiting.shift()) await takeWalk(scene, walk);
  };
  await Promise.all(Array.from({ length: pages }, work));
}
