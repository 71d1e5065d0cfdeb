import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { staff } from '../../domain/access.ts';
import { defineResource } from '../../domain/define.ts';
import { boolean, list, text } from '../../domain/fields.ts';
import { folderProblems } from '../../tools/house/check-folders.ts';
import { type Limit, limitsOf } from '../../tools/house/limits.ts';
import { type Measured, measure } from '../../tools/house/measure.ts';
import { roomOf } from '../../tools/house/rooms.ts';
import { houseOf } from '../../tools/house.ts';

const importing = (...from: string[]) =>
  `${from.map((one, at) => `import type { A${at} } from '${one}';`).join('\n')}\n`;

const lines = (count: number) => 'export {};\n'.repeat(count);

/** A small project that breaks every limit once. */
const FILES: Readonly<Record<string, string>> = {
  'domain/orders.ts': 'export const fields = { fragile: 1, paid: 2, heavy: 3 };\n',
  'domain/words.ts': '// fragile is only mentioned here\n',
  'server/table.ts': "export const columns = ['is_fragile', 'order.paid'];\n",
  'server/report.ts': 'export const paid = 1;\n',
  'server/database/database-types.ts': lines(900),
  'src/kit/a.ts': importing('../custom/orders/list.ts'),
  'src/custom/orders/list.ts': importing('../documents/deep/paper.ts'),
  'src/custom/orders/late.ts': 'export const page = () => import("../documents/deep/paper.ts");\n',
  'src/custom/orders/deep/own.ts': importing('../list.ts'),
  'src/custom/documents/deep/paper.ts': importing('../../orders/deep/own.ts'),
  'src/custom/orders/send.ts': 'export const send: BulkAction<Order> = { verb: 1 };\n',
  'src/custom/orders/drop.ts': 'export const drop: BulkAction = { verb: 2 };\n',
  'src/resources/commands.tsx': [
    "import { drop } from '../custom/orders/drop.ts';",
    "import { send } from '../custom/orders/send.ts';",
    'export const view = {',
    "  lists: { arrived: { path: '/arrived', bulk: [send, drop] }, late: { path: '/late' }, waiting: { path: '/w' } },",
    '};',
  ].join('\n'),
  'src/resources/menu.ts': "export const menu = ['/w', '/late', send];\n",
  'src/tools.ts': 'export const tools = [send, "/w"];\n',
  'src/custom/orders/stop.ts': 'export const stop: BulkAction = { verb: 3 };\n',
  'src/kinds.ts': "export const kinds = ['bill', 'label'];\n",
  'src/flags.ts': "export const flags = ['withBill', 'withLabel'];\n",
  'src/bill-flag.ts': "export const flag = 'withBill';\n",
  'server/migrations/0001.sql':
    '-- bill\ncreate table orders (is_fragile boolean, paid boolean, with_bill boolean);\n',
  'server/migrations/0002.sql': 'alter table orders add column with_label boolean;\n',
  'src/bill.ts': "export const own = 'bill';\n",
  'src/i18n/en/texts.ts': "export const texts = { fragile: 'Fragile', bill: 1, label: 2 };\n",
  'tests/orders.test.ts': lines(5),
  'tools/a.ts': lines(30),
  'bench/a.ts': lines(30),
};

const MADE = {
  orders: defineResource({
    name: 'orders',
    fields: {
      fragile: boolean(),
      paid: boolean(),
      heavy: boolean(),
      code: text({ assigned: true }),
      lines: list(text()),
    },
    represent: () => '',
    access: { list: staff, show: staff, create: staff, edit: staff, delete: staff },
  }),
  columns: { fragile: 'is_fragile', paid: 'paid', heavy: 'heavy' },
  kindNames: [
    ['bill', 'label'],
    ['withBill', 'withLabel'],
    ['with_bill', 'with_label'],
  ],
};

let folder: string;
let house: Measured;
let limits: ReadonlyMap<string, Limit>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'jisr-house-'));
  for (const [path, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  house = measure(folder, MADE);
  limits = new Map(limitsOf(house).map((limit) => [limit.name, limit]));
});
afterAll(() => rmSync(folder, { recursive: true }));

const limit = (name: string): Limit => {
  const found = limits.get(name);
  if (!found) throw new Error(`No limit is called "${name}".`);
  return found;
};

describe('a maintainer who asks for the figures of the house', () => {
  test('gets every file in its room, without what a command wrote', () => {
    expect(house.sources.map(({ path }) => path).toSorted()).toEqual(
      Object.keys(FILES)
        .filter((path) => !/database-types\.ts$|\.sql$/.test(path))
        .toSorted(),
    );
    expect(roomOf('src/custom/orders/deep/own.ts')).toBe('src/custom/orders');
    expect(roomOf('src/kit/list/a.ts')).toBe('src/kit');
    expect(roomOf('src/App.tsx')).toBe('src');
    expect(roomOf('server/trips/finish.ts')).toBe('server/trips');
    expect(roomOf('domain/orders/stages.ts')).toBe('domain');
  });

  test('is told the folders that need each other, types and lazy parts included', () => {
    expect(house.cycles.map(({ folders }) => folders)).toEqual([
      ['src/custom/documents', 'src/custom/orders'],
    ]);
    expect(folderProblems(folder)).toEqual([
      expect.stringContaining('src/custom/documents/deep/paper.ts imports src/custom/orders/'),
    ]);
  });

  test('is told who imports what it may not', () => {
    expect(limit('imports of documents and trips from orders').why).toEqual([
      'src/custom/documents/deep/paper.ts imports src/custom/orders/deep/own.ts',
    ]);
    expect(limit('imports of the kit from custom').now).toBe(1);
  });

  test('is told what the field in the middle, an action, a list and a kind of document open', () => {
    expect(house.opens.field).toEqual({
      example: 'fragile',
      files: ['domain/orders.ts', 'server/table.ts', 'a migration'],
    });
    expect(house.opens.action).toEqual({
      example: 'drop',
      files: ['src/custom/orders/drop.ts', 'src/resources/commands.tsx'],
    });
    expect(house.opens.list).toEqual({
      example: '/late',
      files: ['src/resources/commands.tsx', 'src/resources/menu.ts'],
    });
    expect(house.opens.kind).toEqual({
      example: 'bill, label',
      files: ['src/flags.ts', 'src/kinds.ts', 'a migration'],
    });
  });
});

test('a maintainer whose rule finds nothing to count with is told that the limit is broken', () => {
  const without = { ...house, opens: { ...house.opens, list: undefined } };
  const list = limitsOf(without).find(({ name }) => name === 'files to open for a list');
  expect(list?.now).toBeGreaterThan(list?.most ?? 0);
});

test('a maintainer who breaks a limit of the house is told which', () => {
  const broken = limitsOf(houseOf()).filter(({ now, most }) => now > most);
  expect(broken).toEqual([]);
});
