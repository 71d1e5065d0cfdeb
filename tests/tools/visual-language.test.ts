import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSources } from '../../tools/house/sources.ts';

const ROOT = join(import.meta.dirname, '../..');
const PAGE = readFileSync(join(ROOT, 'docs/visual-language.md'), 'utf8');

/** The web client, without the documents that are printed. */
const sources = readSources(ROOT, ['src']).filter(
  ({ path }) => !/^src\/(pdf|theme|i18n)\//.test(path),
);

/** The numbers of the first table below a heading of the page. */
const scaleBelow = (heading: string): readonly number[] => {
  const [, section = ''] = PAGE.split(`## ${heading}\n`);
  const rows = (section.split('\n## ')[0] ?? '').match(/^\| [\d.]+ /gm) ?? [];
  return rows.map((row) => Number(row.replace('|', '')));
};

const found = (pattern: RegExp) =>
  sources.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([whole, value = '']) => ({ path, whole, value })),
  );

test('sizes of type and of icons are those of the page', () => {
  const scale = [...scaleBelow('Type'), ...scaleBelow('Icons in px')];
  expect(scale.length).toBeGreaterThan(8);
  const sizes = found(/fontSize: (?:'([\d.]+)rem'|([\d.]+))/g).map((one) => ({
    ...one,
    px: one.whole.includes('rem') ? Number(one.value) * 16 : Number(one.whole.split(': ')[1]),
  }));
  expect(sizes.length).toBeGreaterThan(40);
  expect(sizes.filter(({ px }) => !scale.includes(px))).toEqual([]);
});

test('spaces are those of the page', () => {
  const scale = scaleBelow('Space');
  const spaces = found(/\b(?:gap|rowGap|columnGap|[pm][xytblr]?): -?([\d.]+)\b(?!px)/g);
  expect(spaces.length).toBeGreaterThan(900);
  expect(spaces.filter(({ value }) => !scale.includes(Number(value)))).toEqual([]);
});

/** Where these colours do not say how much something presses, with the reason. */
const NO_URGENCY: Readonly<Record<string, string>> = {
  'src/kit/urgency/Urgency.tsx': 'the component itself',
  'src/kit/conflict/VersionRow.tsx': 'a frame beside the words “changed by both”',
  'src/kit/conflict/VersionValue.tsx': 'changes of a text, which are underlined or crossed out',
  'src/kit/files/FileDrop.tsx': 'the frame of an input, whose error is written below it',
  'src/kit/inputs/nested-inputs.tsx': 'a tab with an error, which is written in it',
  'src/features/many-uploads/UploadRow.tsx': 'the reason of a failure, in words',
  'src/features/rich-text/RichTextEditor.tsx': 'the frame of an input',
  'src/custom/layout/ConnectionLine.tsx': 'a bar across the page, with an icon and words',
  'src/custom/trips/TripTimeline.tsx': 'a step back, which is named',
  'src/custom/orders/OrderFlags.tsx': 'flags: each has its own icon, and a frame that differs',
  'src/custom/orders/weighing/WeighingTable.tsx': 'the frame of an input',
  'src/custom/reviews/Stars.tsx': 'stars, which are filled or not',
  'src/custom/chat/composer/MessageInput.tsx':
    'how many letters are left, as a number; the frame of a note',
  'src/custom/chat/composer/MessageComposer.tsx': 'the frame of a note, which is named',
  'src/custom/chat/composer/SendButton.tsx': 'the button of a note, which is named',
  'src/custom/chat/composer/VoiceBar.tsx': 'the level of a microphone',
  'src/custom/chat/parts/people-styles.ts': 'who is there: a dot that is drawn or not',
  'src/custom/chat/parts/message-styles.ts': 'badges that differ in shape',
  'src/custom/messages/history/ResultLine.tsx': 'the parts of a bar, whose numbers stand beside it',
  'src/custom/appointments/CalendarDay.tsx': 'the line of the present time',
  'src/custom/appointments/AppointmentBlock.tsx': 'a frame beside the number of free places',
  'src/custom/documents/issued/IssuedMenu.tsx': 'an action that cancels',
  'src/custom/documents/form/LineFacts.tsx': 'the frame of an input',
};

test('only one component says in colour how much something presses', () => {
  const files = new Set(
    found(/\b(?:error|warning|success)\.(?:main|light|dark)\b/g).map(({ path }) => path),
  );
  expect([...files].filter((path) => !(path in NO_URGENCY)).toSorted()).toEqual([]);
  expect(Object.keys(NO_URGENCY).filter((path) => !files.has(path))).toEqual([]);
});

test('an icon that several files use has one meaning, and a meaning has one icon', () => {
  const [, section = ''] = PAGE.split('## What icons mean\n');
  const rows = [...section.matchAll(/^\| `(\w+)` \| ([^|]+) \|/gm)].map(
    ([, icon = '', meaning = '']) => ({
      icon,
      meaning: meaning.trim(),
    }),
  );
  const uses = new Map<string, Set<string>>();
  for (const { path, value } of found(/from '@mui\/icons-material\/(\w+)'/g)) {
    uses.set(value, (uses.get(value) ?? new Set()).add(path));
  }
  const shared = [...uses].filter(([, files]) => files.size > 1).map(([icon]) => icon);
  expect(shared.length).toBeGreaterThan(50);
  expect(shared.filter((icon) => !rows.some((row) => row.icon === icon))).toEqual([]);
  expect(rows.filter(({ icon }) => !uses.has(icon))).toEqual([]);
  const twice = (values: readonly string[]) =>
    values.filter((one, at) => values.indexOf(one) !== at);
  expect(twice(rows.map(({ icon }) => icon))).toEqual([]);
  expect(twice(rows.map(({ meaning }) => meaning))).toEqual([]);
});
