import { describe, expect, it } from 'vitest';
import { customerLoad, firstLoad, type Manifest } from '../../tools/first-load.ts';

const BACK_OFFICE = 'src/BackOffice.tsx';

const manifest: Manifest = {
  'index.html': { file: 'assets/login.js', imports: ['_small.js'] },
  '_small.js': { file: 'assets/small.js' },
  'src/product.tsx': { file: 'assets/front.js', imports: ['_small.js', '_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['_deep.js'] },
  '_deep.js': { file: 'assets/deep.js', imports: ['_shared.js'] },
  [BACK_OFFICE]: { file: 'assets/back-office.js', imports: ['_shared.js', '_list.js'] },
  '_list.js': { file: 'assets/list.js', imports: ['src/product.tsx'] },
  'src/custom/overview/OverviewPage.tsx': { file: 'assets/overview.js', imports: ['_list.js'] },
  'src/i18n/front/de.ts': { file: 'assets/de-front.js' },
  'src/i18n/first/de.ts': { file: 'assets/de.js', imports: ['src/i18n/front/de.ts'] },
  'src/i18n/front/ar.ts': { file: 'assets/ar-front.js', imports: ['_shared.js', '_arabic.js'] },
  'src/i18n/first/ar.ts': { file: 'assets/ar.js', imports: ['src/i18n/front/ar.ts'] },
  '_arabic.js': { file: 'assets/arabic.js' },
};
const PAGE = '<head><script type="module" crossorigin src="/assets/login.js"></script></head>';

const WEIGHTS: Readonly<Record<string, number>> = {
  'assets/de-front.js': 20,
  'assets/de.js': 10,
  'assets/ar-front.js': 15,
  'assets/arabic.js': 10,
  'assets/ar.js': 10,
};
const weigh = (file: string) => WEIGHTS[file] ?? 1;
const TO_LOGIN = ['login.js', 'small.js'];
const BEHIND = ['ar-front.js', 'ar.js', 'arabic.js', 'back-office.js', 'deep.js', 'front.js'];
const sorted = (files: readonly string[]) =>
  files.map((file) => file.replace('assets/', '')).toSorted();

describe('a first visit', () => {
  it('draws the login screen from the entry and everything that it imports', () => {
    expect(sorted(firstLoad(manifest, PAGE, weigh).login)).toEqual(TO_LOGIN);
  });

  it('draws the first list from the frame, the back office and the texts of one language besides, and from no other screen', () => {
    const { list } = firstLoad(manifest, PAGE, weigh);
    expect(sorted(list)).toEqual([...TO_LOGIN, ...BEHIND, 'list.js', 'shared.js'].toSorted());
  });

  it('cannot be measured if the frame has no chunk of its own', () => {
    const { 'src/product.tsx': _frame, ...without } = manifest;
    expect(() => firstLoad(without, PAGE, weigh)).toThrow(/product/);
  });

  it('cannot be measured if the back office has no chunk of its own', () => {
    const { [BACK_OFFICE]: _behind, ...without } = manifest;
    expect(() => firstLoad(without, PAGE, weigh)).toThrow(/BackOffice/);
  });

  it('cannot be measured if the texts of no language have a chunk of their own', () => {
    const without = (pattern: RegExp): Manifest =>
      Object.fromEntries(Object.entries(manifest).filter(([key]) => !pattern.test(key)));
    expect(() => firstLoad(without(/i18n\/front\//), PAGE, weigh)).toThrow(/i18n.*front/);
    expect(() => firstLoad(without(/i18n\/first\//), PAGE, weigh)).toThrow(/i18n/);
  });

  it('cannot be measured if the page has no script', () => {
    expect(() => firstLoad(manifest, '<head></head>', weigh)).toThrow(/no script/);
  });
});

const SOCKETS = 'node_modules/socket.io-client/build/esm/index.js';
const customers: Manifest = {
  'customer.html': { file: 'assets/page.js', imports: ['_both.js'] },
  '_both.js': { file: 'assets/both.js' },
  'src/customer/orders/OrdersPage.tsx': { file: 'assets/orders.js', imports: ['_both.js'] },
  'src/i18n/customer/de.ts': { file: 'assets/de.js' },
  'src/i18n/customer/ar.ts': { file: 'assets/ar.js' },
  [SOCKETS]: { file: 'assets/sockets.js', imports: ['_both.js'] },
};
const CUSTOMER_PAGE = '<script type="module" crossorigin src="/assets/page.js"></script>';

describe('a customer', () => {
  it('loads the page, one catalogue and the live channel, and not the orders', () => {
    const loaded = customerLoad(customers, CUSTOMER_PAGE, weigh);
    expect(sorted(loaded)).toEqual(['both.js', 'de.js', 'page.js', 'sockets.js']);
  });

  it.each([['customer.html'], ['src/i18n/customer/'], [SOCKETS]])(
    'cannot be measured without %s',
    (missing) => {
      const left = Object.entries(customers).filter(([key]) => !key.startsWith(missing));
      const load = () => customerLoad(Object.fromEntries(left), CUSTOMER_PAGE, weigh);
      expect(load).toThrow(/lacks/);
    },
  );
});
