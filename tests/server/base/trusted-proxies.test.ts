import { describe, expect, test } from 'vitest';
import { trustedProxies } from '../../../server/base/trusted-proxies.ts';

describe('The proxies that are trusted', () => {
  test.each([
    ['10.1.2.3', '10.1.2.3', '10.1.2.4'],
    ['10.1.2.3', '::ffff:10.1.2.3', '::ffff:10.1.2.4'],
    ['::ffff:10.1.2.3', '10.1.2.3', '10.1.2.4'],
    ['10.0.0.0/8', '10.255.0.1', '11.0.0.1'],
    ['10.0.0.0/8', '::ffff:10.255.0.1', '::ffff:11.0.0.1'],
    ['::ffff:10.0.0.0/104', '10.255.0.1', '11.0.0.1'],
    ['192.168.4.0/255.255.252.0', '192.168.7.9', '192.168.8.1'],
    ['2001:db8::/32', '2001:db8:ffff::1', '2001:db9::1'],
    ['2001:db8::1', '2001:db8:0:0:0:0:0:1', '2001:db8::2'],
    ['fe80::/10', 'fe80::1%eth0', 'fec0::1'],
    ['loopback', '127.9.9.9', '128.0.0.1'],
    ['loopback', '::1', '::2'],
    ['loopback', '::ffff:127.0.0.1', '::ffff:10.0.0.1'],
    ['linklocal', '169.254.7.7', '169.255.0.1'],
    ['linklocal', 'fe80::7', 'fc00::7'],
    ['uniquelocal', '10.0.0.9', '100.64.0.1'],
    ['uniquelocal', '172.31.0.1', '172.32.0.1'],
    ['uniquelocal', '192.168.0.1', '192.169.0.1'],
    ['uniquelocal', 'fd12::1', 'fe00::1'],
  ])('%s has %s and not %s', (written, proxy, other) => {
    const isProxy = trustedProxies([written]);
    expect(isProxy(proxy)).toBe(true);
    expect(isProxy(other)).toBe(false);
  });

  test('are all that are written, and nobody if nothing is', () => {
    const isProxy = trustedProxies(['10.0.0.0/8', 'loopback']);
    expect(['10.0.0.1', '127.0.0.1', '::1'].map(isProxy)).toEqual([true, true, true]);
    expect(['127.0.0.1', '::1', '', 'nowhere'].map(trustedProxies([]))).not.toContain(true);
    expect(isProxy('')).toBe(false);
  });
});
