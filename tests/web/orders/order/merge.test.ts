import { expect, it } from 'vitest';
import type { Order } from '../../../../domain/resources/commands.ts';
import {
  bodyOfChange,
  bodyOfNew,
  mergedValues,
  type Sender,
  valuesOf,
} from '../../../../src/custom/orders/form/order-values.ts';
import { compareVersions, obviousChoices } from '../../../../src/kit/conflict/compare-versions.ts';
import { comparedPaths } from '../../../../src/kit/conflict/compared-fields.ts';
import { isSameValue } from '../../../../src/kit/conflict/same-value.ts';
import { commandsView } from '../../../../src/resources/commands.tsx';
import { orderOf } from '../../../support/sample-order.ts';

/** What a clerk edits who may see and change everything. */
const EVERYTHING = { reads: () => true, writes: () => true };
const { edited: EDITED } = comparedPaths(commandsView, EVERYTHING);

function stored(overrides: Parameters<typeof orderOf>[0] = {}): Order {
  const { _id, ...order } = orderOf(overrides);
  return { id: _id, ...order };
}

const BASE = stored({ numofpackages: 2, wights: 10, recipient: { address: 'Fes' } });
const MINE = { ...valuesOf(commandsView, BASE), wights: 11, numofpackages: 3 };
const THEIRS: Order = {
  ...BASE,
  wights: 12,
  recipient: { ...BASE.recipient, address: 'Rabat' },
  __v: 2,
};

const versions = { base: BASE, mine: MINE, theirs: valuesOf(commandsView, THEIRS) };
const differences = compareVersions({ base: BASE, mine: MINE, theirs: THEIRS }, EDITED);

it('names each value that two users left different, and who has changed it', () => {
  expect(differences.map(({ path, changedBy }) => [path, changedBy])).toEqual([
    ['recipient.address', 'theirs'],
    ['numofpackages', 'mine'],
    ['wights', 'both'],
  ]);
});

it('decides the values that only one of them has changed, and leaves the rest to the user', () => {
  expect(obviousChoices(differences)).toEqual({
    'recipient.address': 'theirs',
    numofpackages: 'mine',
  });
});

it('takes each value from the version that was chosen for it', () => {
  const merged = mergedValues(versions, { ...obviousChoices(differences), wights: 'mine' });
  expect(merged).toMatchObject({ wights: 11, numofpackages: 3, recipient: { address: 'Rabat' } });
});

it('takes the phone of a recipient without their other fields', () => {
  const mine = { ...MINE, recipient: { ...MINE.recipient, phone: '+212669999999' } };
  const merged = mergedValues({ ...versions, mine }, { 'recipient.phone': 'mine' });
  expect(merged.recipient).toMatchObject({ phone: '+212669999999', address: 'Rabat' });
});

it('keeps the sentences that each of two users has changed in one text', () => {
  const notification = (address: string) => ({
    ...BASE,
    recipient: { ...BASE.recipient, address },
  });
  const merged = mergedValues(
    {
      base: notification('Ring twice. Second floor.'),
      mine: valuesOf(commandsView, notification('Ring once. Second floor.')),
      theirs: valuesOf(commandsView, notification('Ring twice. Third floor.')),
    },
    { 'recipient.address': 'together' },
  );
  expect(merged.recipient.address).toBe('Ring once. Third floor.');
});

it('sends the whole edited order with the version that it is based on, and the unchanged stage', () => {
  const values = { ...MINE, commandMode: 'tracking' as const };
  const body = bodyOfChange(values, BASE.user, THEIRS);
  expect(body).toMatchObject({
    __v: 2,
    wights: 11,
    user: BASE.user._id,
    commandMode: 'Validation',
  });
  expect(Object.keys(body)).toEqual(expect.arrayContaining(Object.keys(THEIRS)));
});

it('a new order from Morocco names no stage', () => {
  const sender = { _id: 'sender' } as Sender;
  expect(bodyOfNew({ ...MINE, tripGroup: 'B' }, sender)).not.toHaveProperty('commandMode');
  expect(bodyOfNew(MINE, sender)).toMatchObject({ commandMode: 'Validation', user: 'sender' });
});

it.each([
  [null, '', true],
  [undefined, {}, true],
  [{ a: 1, b: null }, { b: '', a: 1 }, true],
  [{ _id: 'x', name: 'as it was' }, { _id: 'x', name: 'as it is' }, true],
  [0, null, false],
  [false, null, false],
  [{ a: 1 }, { a: 2 }, false],
])('compares %j and %j as the same: %j', (a, b, same) => {
  expect(isSameValue(a, b)).toBe(same);
});
