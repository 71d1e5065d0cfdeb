import { expect, test } from 'vitest';
import {
  addressGroup,
  addressGroups,
  addressPrefix,
  shortAddress,
} from '../../../server/base/address-group.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['64:ff9b::203.0.113.7', '203.0.113.7'],
  ['64:ff9b::cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::192.0.2.1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['not an address', 'not an address'],
])('%s counts as %s', (address, group) => {
  expect(addressGroup(address)).toBe(group);
});

test('an IPv6 address counts for its /64, its /56 and its /48', () => {
  expect(addressGroups('2001:db8:1:2a3:4:5:6:7')).toEqual([
    { name: '2001:db8:1:2a3::/64', times: 1 },
    { name: '2001:db8:1:200::/56', times: 4 },
    { name: '2001:db8:1::/48', times: 16 },
  ]);
});

test('an IPv4 address counts for itself only, however it is written', () => {
  const one = [{ name: '203.0.113.7', times: 1 }];
  expect(addressGroups('203.0.113.7')).toEqual(one);
  expect(addressGroups('::ffff:203.0.113.7')).toEqual(one);
});

test('somebody who changes their /64 stays in the same /48, and in few /56', () => {
  const groups = Array.from({ length: 512 }, (_, at) =>
    addressGroups(`2001:db8:1:${at.toString(16)}::1`).map(({ name }) => name),
  );
  const different = (at: number) => new Set(groups.map((names) => names[at])).size;
  expect([0, 1, 2].map(different)).toEqual([512, 2, 1]);
});

test.each([
  ['203.0.113.7', '203.0.0.0/16'],
  ['::ffff:203.0.113.7', '203.0.0.0/16'],
  ['2001:db8:1:2::7', '2001:db8::/32'],
  ['fe80::1%eth0', 'fe80:0::/32'],
  ['not an address', 'not an address'],
])('%s belongs to the network %s of a provider', (address, prefix) => {
  expect(addressPrefix(address)).toBe(prefix);
});

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
])('an administrator reads %s as %s, which is no single home', (address, network) => {
  expect(shortAddress(address)).toBe(network);
});
