// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { ALL_SCREENS } from '../../tools/screenshots/all-screens.ts';
import { choiceOf } from '../../tools/screenshots/choice.ts';
import { contactSheet } from '../../tools/screenshots/contact-sheet.ts';
import { fileName, pictureOf, screenName } from '../../tools/screenshots/picture-names.ts';
import { walksOf } from '../../tools/screenshots/take-pictures.ts';
import { PUBLIC_SCREENS, SCREENS } from '../support/e2e/walked-screens.ts';

const NAMES = ALL_SCREENS.map(({ name }) => name);
const PICTURE = { screen: 'users.id-a', size: 'phone', theme: 'dark', language: 'ar' } as const;

it('a screen has a name that any file system can store, and no other has it', () => {
  expect(NAMES.filter((name) => !/^[A-Za-z][\w.-]*$/.test(name))).toEqual([]);
  expect(new Set(NAMES.map((name) => name.toLowerCase())).size).toBe(NAMES.length);
  expect(screenName('/users/:id/show')).toBe('users.id.show');
  expect(screenName('/chat/:clientId?')).toBe('chat.clientId');
  expect(screenName('/c#terms')).toBe('c.terms');
});

it('a state is of a screen that is walked', () => {
  const walked = [...Object.keys(SCREENS), ...PUBLIC_SCREENS];
  expect(ALL_SCREENS.filter(({ screen }) => !walked.includes(screen))).toEqual([]);
});

it('a file is named by what it shows, and read again by its name', () => {
  expect(fileName(PICTURE)).toBe('users.id-a-phone-dark-ar.png');
  expect({ ...pictureOf(fileName(PICTURE)) }).toEqual(PICTURE);
  expect(pictureOf('index.html')).toBeUndefined();
  expect(pictureOf('start-tablet-dark-ar.png')).toBeUndefined();
});

it('everything is taken without options', () => {
  const choice = choiceOf([], NAMES);
  expect(choice).toEqual({
    screens: NAMES,
    sizes: ['desktop', 'phone'],
    themes: ['light', 'dark'],
    languages: ['en', 'de', 'fr', 'ar'],
    out: 'screenshots',
  });
  const taken = walksOf(ALL_SCREENS, choice).flatMap(({ shown, size, language }) =>
    shown.map(({ name }) => `${name} ${size} ${language}`),
  );
  expect(new Set(taken).size).toBe(taken.length);
  const expected = ALL_SCREENS.flatMap(({ name, sizes = choice.sizes }) =>
    sizes.flatMap((size) => choice.languages.map((language) => `${name} ${size} ${language}`)),
  );
  expect(taken.toSorted()).toEqual(expected.toSorted());
});

it('options choose screens by a part of their names, and of each other facet some values', () => {
  const choice = choiceOf(
    ['--only=WAREHOUSE', '--size=phone', '--theme=dark', '--language=de,ar', '--out=pictures'],
    NAMES,
  );
  expect(choice.screens).toContain('ToMa.warehouse.bill.id');
  expect(choice.screens.every((name) => name.includes('warehouse'))).toBe(true);
  expect(choice).toMatchObject({ sizes: ['phone'], themes: ['dark'], languages: ['de', 'ar'] });
  expect(choice.out).toBe('pictures');
});

it.each([
  [['--size=tablet'], '--size=tablet: allowed is desktop, phone.'],
  [['--theme=light,blue'], '--theme=blue: allowed is light, dark.'],
  [['--language=es'], '--language=es: allowed is en, de, fr, ar.'],
  [['--only=nothing-like-it'], '--only=nothing-like-it: allowed is a part of one of these names: '],
  [['--sizes=phone'], '--sizes is no option. Allowed are --only=…, --size=…, --theme=…, '],
  [['phone'], 'phone is no option. Allowed are '],
  [['--out'], '--out needs a value. Allowed are '],
  [['--size='], '--size needs a value. Allowed are '],
])('%j is rejected with what is allowed', (args, message) => {
  expect(() => choiceOf(args, NAMES)).toThrow(message);
});

it('the page shows each picture by its name, and offers the values that there are', () => {
  const page = new DOMParser().parseFromString(
    contactSheet([PICTURE, { ...PICTURE, screen: 'a<b', language: 'de' }]),
    'text/html',
  );
  const pictures = [...page.querySelectorAll('img')];
  expect(pictures.map((one) => one.getAttribute('src'))).toEqual([
    'users.id-a-phone-dark-ar.png',
    'a%3Cb-phone-dark-de.png',
  ]);
  expect(pictures.map((one) => one.alt)).toEqual([
    'users.id-a, phone, dark, العربية',
    'a<b, phone, dark, Deutsch',
  ]);
  const language = page.querySelector('select[name=language]');
  expect(language?.closest('label')?.textContent).toContain('language');
  expect([...(language?.querySelectorAll('option') ?? [])].map(({ value }) => value)).toEqual([
    '',
    'ar',
    'de',
  ]);
  expect(page.querySelector('[src^=http], [href^=http], link')).toBeNull();
});
