import { readdir } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { LOCALES } from '../../domain/fields.ts';
import { isObject } from '../../domain/validate.ts';

const FOLDER = join(import.meta.dirname, '../../src/i18n');
const SEPARATOR = '||||';

/** The placeholders that are numbers of things. */
const COUNTED =
  /[%]?\{(smart_count|count|rows|changed|impossible|done|failed|left|days)\}\s+\p{L}{2,}/u;
/** What follows a number of things without counting them: '2 of 5', '3 in all'. */
const JOINED = /\{\w+\}\s+(of|in|von|sur|dans|من|في)\s/u;

/** Texts whose number is never one, or whose words are the same for one and for many. */
const SAME_FOR_ALL: readonly RegExp[] = [
  // Three downloads a day.
  /archive\.limit$/,
  // Greatest lengths, and the most rows of a table.
  /channels\.tooLong$/,
  /(\.most|tooManyRows)$/,
  // The first fifty, the latest hundred, all of those that are more than are shown.
  /tripLoading\.first$/,
  /\.(more|newest|latest|allIn|onlyLatest|truncated|many)$/,
  // An order of several parcels, and not of one.
  /scanning\.several$/,
  // SMS, minutes in short, and words without an ending, have one form.
  /(segments|waited\.(minutes|hours)|counter\.left|unseen\.button|compare\.counts)$/,
  /overview\.(unpaid|unverified|blocked|open)$/,
];

function textsOf(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${path}.${key}`));
}

test.each(LOCALES)(
  'every text in %s that counts things has the forms of one and of many',
  async (locale) => {
    const files = (await readdir(FOLDER, { recursive: true, withFileTypes: true }))
      .filter(({ name }) => name === `${locale}.ts`)
      .map(({ parentPath, name }) => join(parentPath, name));
    expect(files.length).toBeGreaterThan(60);
    const texts: [string, string][] = [];
    for (const file of files) {
      const place = dirname(file)
        .slice(FOLDER.length + 1)
        .split(sep)
        .join('/');
      texts.push(...textsOf({ ...(await import(file)) }, `${place}/`));
    }
    const counted = new Map(
      texts.filter(
        ([path, text]) =>
          COUNTED.test(text) &&
          !JOINED.test(text) &&
          !text.includes(SEPARATOR) &&
          !SAME_FOR_ALL.some((one) => one.test(path)),
      ),
    );
    expect([...counted]).toEqual([]);
  },
);
