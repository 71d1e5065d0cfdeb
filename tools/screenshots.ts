// Takes a picture of every screen and of the states that have a name, on a desktop and a phone, in light
// and dark, in four languages, and writes a page that shows them.
//
//   npm run screenshots
//   npm run screenshots -- --only=warehouse --size=phone --theme=dark --language=ar,de --out=pictures
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { LAUNCH } from '../tests/support/e2e/browser.ts';
import { ALL_SCREENS } from './screenshots/all-screens.ts';
import { type Choice, choiceOf } from './screenshots/choice.ts';
import { contactSheet } from './screenshots/contact-sheet.ts';
import { pictureOf } from './screenshots/picture-names.ts';
import { startProduct } from './screenshots/product.ts';
import { type Failure, takePictures, walksOf } from './screenshots/take-pictures.ts';

/** A page waits for more than half of its time, as long as a notice is shown. */
const PAGES = Math.max(4, availableParallelism() * 2);

const NAMES = ALL_SCREENS.map(({ name }) => name);

/** Removes the pictures that are taken again, so that none is older, and those of former screens. */
async function removePictures({ out, screens, sizes, themes, languages }: Choice): Promise<void> {
  for (const file of await readdir(out)) {
    const picture = pictureOf(file);
    if (!picture) continue;
    const isChosen =
      screens.includes(picture.screen) &&
      sizes.includes(picture.size) &&
      themes.includes(picture.theme) &&
      languages.includes(picture.language);
    if (isChosen || !NAMES.includes(picture.screen)) await rm(join(out, file));
  }
}

/** Writes the page of all pictures of the folder. */
async function writeContactSheet(out: string): Promise<void> {
  const files = (await readdir(out)).toSorted();
  const pictures = files.flatMap((file) => pictureOf(file) ?? []);
  await writeFile(join(out, 'index.html'), contactSheet(pictures));
}

/** Takes the pictures of a choice, and returns what could not be shown. */
async function take(choice: Choice): Promise<readonly Failure[]> {
  await mkdir(choice.out, { recursive: true });
  await removePictures(choice);
  const walks = walksOf(ALL_SCREENS, choice);
  const all = walks.reduce((sum, { shown }) => sum + shown.length, 0) * choice.themes.length;
  const failures: Failure[] = [];
  let count = 0;
  const report = {
    shown: (name: string) => {
      count += choice.themes.length;
      console.log(`${count} of ${all}  ${name}`);
    },
    failed: (failure: Failure) => {
      failures.push(failure);
      console.log(`Not shown: ${failure.name}`);
    },
  };
  const product = await startProduct();
  try {
    const browser = await chromium.launch(LAUNCH);
    await takePictures({ product, browser, choice, report }, walks, PAGES);
    await browser.close();
  } finally {
    await product.end();
  }
  await writeContactSheet(choice.out);
  return failures;
}

function readChoice(): Choice | undefined {
  try {
    return choiceOf(process.argv.slice(2), NAMES);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return undefined;
  }
}

const choice = readChoice();
if (choice === undefined) process.exitCode = 1;
else {
  const start = performance.now();
  const failures = await take(choice);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${join(choice.out, 'index.html')} shows the pictures. They took ${seconds} s.`);
  for (const { name, message } of failures) console.error(`Not shown: ${name}\n  ${message}`);
  if (failures.length > 0) process.exitCode = 1;
}
