import { expect, test } from 'vitest';
import { openByAddress } from '../../../server/base/open-by-address.ts';
import { neighboursIn } from '../../support/neighbours.ts';

/** Opens one for each address, as connections do: when there are too many, one makes way. */
function openAll(addresses: readonly string[], most: number, isKnown = false) {
  const open = openByAddress<string>(most);
  const left = new Set<string>();
  for (const address of addresses) {
    open.add(address, address);
    left.add(address);
    if (isKnown) open.keep(address);
    const crowding = open.tooMany(address);
    if (crowding === undefined) continue;
    open.remove(crowding);
    left.delete(crowding);
  }
  return { open, left };
}

test.each([
  [56, 12],
  [48, 48],
] as const)('60 neighbouring /64 of a /%i may have %i open', (bits, most) => {
  const { left } = openAll(neighboursIn(bits), 3);
  expect([...left]).toEqual(neighboursIn(bits).slice(-most));
});

test.each([
  [56, 12],
  [48, 48],
] as const)('a /%i is full when people with a session have %i open in it', (bits, most) => {
  const home = neighboursIn(bits);
  const address = home[0] ?? '';
  expect(openAll(home.slice(0, most - 1), 3, true).open.isFull(address)).toBe(false);
  expect(openAll(home.slice(0, most), 3, true).open.isFull(address)).toBe(true);
  expect(openAll(home, 3).open.isFull(address)).toBe(false);
});

test('a person keeps the place among strangers, and loses it last', () => {
  const open = openByAddress<string>(1);
  open.add('person', '203.0.113.7');
  open.keep('person');
  open.add('stranger', '203.0.113.7');
  expect(open.tooMany('203.0.113.7')).toBe('stranger');
  open.remove('stranger');
  expect(open.tooMany('203.0.113.7')).toBeUndefined();
  expect(open.ofBusiest()).toBe('person');
  open.remove('person');
  expect(open.ofBusiest()).toBeUndefined();
});

test('of all, the network with the most for its size makes way', () => {
  const open = openByAddress<string>(100);
  const office = ['203.0.113.7 a', '203.0.113.7 b'];
  for (const one of office) open.add(one, '203.0.113.7');
  for (const address of neighboursIn(48).slice(0, 31)) open.add(address, address);
  expect(open.ofBusiest()).toBe(office[0]);
  for (const address of neighboursIn(48).slice(31)) open.add(address, address);
  expect(open.ofBusiest()).toBe(neighboursIn(48)[0]);
});
