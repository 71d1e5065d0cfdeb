import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { CoreAdminUI, CustomRoutes, Notification } from 'react-admin';
import { Route } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Parcel } from '../../../domain/parcels/parcel.ts';
import { checkDigit, spacedParcelCode } from '../../../domain/parcels/parcel-code.ts';
import type { Scan } from '../../../domain/parcels/scans.ts';
import ScanPage from '../../../src/custom/scanning/ScanPage.tsx';
import { answering, type Call, rejection } from '../../support/answering.ts';
import { asRole } from '../../support/generated-screens.tsx';
import { renderPage } from '../../support/web.tsx';

const backEnd = answering();
const user = userEvent.setup({ delay: null });
const vibrate = vi.fn();

const codeOf = (number: number): string => {
  const payload = `8${String(number).padStart(10, '0')}`;
  return `${payload}${checkDigit(payload)}`;
};
const [ONE, TWO, UNKNOWN] = [codeOf(1), codeOf(2), codeOf(9)];

const parcelOf = (code: string, rest: Partial<Parcel> = {}): Parcel => ({
  code,
  order: 'order-1',
  billCode: 'JS-10001',
  number: code === ONE ? 1 : 2,
  of: 2,
  weight: null,
  state: 'received',
  updatedAt: '2026-11-26T09:00:00.000Z',
  __v: 2,
  ...rest,
});

const scanOf = (code: string, rest: Partial<Scan> = {}): Scan => ({
  id: `scan-${code}`,
  mode: 'received',
  result: 'recorded',
  code,
  at: '2026-11-26T09:00:00.000Z',
  isUndone: false,
  parcel: parcelOf(code),
  before: { state: 'registered', weight: null },
  order: {
    _id: 'order-1',
    billCode: 'JS-10001',
    tripGroup: 'A',
    finish: false,
    recipient: 'Yassin Amrani',
    destination: 'Fes',
    parcels: 2,
    done: 1,
  },
  ...rest,
});

const nothing = { id: null, before: null } as const;
const success = (data: unknown) => ({ status: 'success', data });
const isScan = ({ method, path }: Call) => method === 'POST' && path === 'parcels/scans';
const sent = () => backEnd.calls.filter(isScan).map(({ body }) => body);

/** Opens the screen over a back end that answers scans like this, and has no trip open. */
async function open(
  answer: (code: string, call: Call) => unknown,
  others?: (call: Call) => unknown,
) {
  backEnd.answers((call) => {
    if (isScan(call)) return answer((call.body as { code: string }).code, call);
    const other = others?.(call);
    if (other !== undefined) return other;
    return success([]);
  });
  await renderPage(
    <CoreAdminUI layout={({ children }) => <main>{children}</main>} disableTelemetry>
      <CustomRoutes>
        <Route
          path="/scan"
          element={
            <>
              <ScanPage />
              <Notification />
            </>
          }
        />
      </CustomRoutes>
    </CoreAdminUI>,
    { path: '/scan', authProvider: asRole('admin'), dataProvider: backEnd.provider },
  );
  await screen.findByText('Ready to scan');
}

const read = (code: string) => user.keyboard(`${code}{Enter}`);
const says = async (text: string | RegExp) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
const lines = () =>
  within(screen.getByRole('region', { name: 'Last scans' })).getAllByRole('listitem');

beforeEach(() => {
  vibrate.mockReset();
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
});

it('what a scanner types is recorded without a touch, and the screen says whose parcel it is', async () => {
  await open((code) => success(scanOf(code)));
  await read(ONE);
  await says('Received');
  expect(screen.getByRole('status')).toHaveTextContent('Fes · Yassin Amrani');
  expect(screen.getByRole('status')).toHaveTextContent('Parcel 1 of 2 · order: 1 of 2');
  expect(sent()).toEqual([{ code: ONE, mode: 'received' }]);
  const link = within(lines()[0] ?? document.body).getByRole('link');
  expect(link).toHaveAttribute('href', '/commands/order-1/show');
});

it('a whole code is taken at once from a scanner that sends no Enter, and once from one that does', async () => {
  await open((code) => success(scanOf(code)));
  await user.keyboard(spacedParcelCode(ONE));
  await says('Received');
  await read(TWO);
  await waitFor(() => expect(lines()).toHaveLength(2));
  expect(sent()).toHaveLength(2);
});

it('scans that come faster than the answers are sent in their order, one after the other', async () => {
  let answerFirst = () => {};
  const first = new Promise<void>((resolve) => {
    answerFirst = resolve;
  });
  await open(async (code) => {
    if (code === ONE) await first;
    return success(scanOf(code));
  });
  await read(ONE);
  await read(TWO);
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(lines()).toHaveLength(2);
  act(() => answerFirst());
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toEqual([
    { code: ONE, mode: 'received' },
    { code: TWO, mode: 'received' },
  ]);
});

it('each outcome has its own words, and feels different in the hand', async () => {
  const results = ['again', 'impossible', 'otherTrip'] as const;
  let at = 0;
  await open((code) => {
    if (code === UNKNOWN) {
      return success(scanOf(code, { ...nothing, result: 'unknown', parcel: null, order: null }));
    }
    const result = results[at++] ?? 'again';
    return success(
      scanOf(code, { ...nothing, result, parcel: parcelOf(code, { state: 'loaded' }) }),
    );
  });
  await read(ONE);
  await says('Received before');
  await read(ONE);
  await says('Not possibleIts state: Loaded');
  await read(ONE);
  await says('Another tripIt goes to Morocco');
  await read(UNKNOWN);
  await says('Unknown code');
  const patterns = vibrate.mock.calls.map(([pattern]) => JSON.stringify(pattern));
  expect(new Set(patterns).size).toBe(4);
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
});

it('the code of an order with several parcels is answered with what to scan instead', async () => {
  const { order } = scanOf(ONE);
  await open((code) =>
    success(scanOf(code, { ...nothing, result: 'unknown', parcel: null, order })),
  );
  await read('JS-10001');
  await says(/Order .*JS-10001.* has 2 parcels: scan the label of the parcel/);
});

it('a scan that gets no answer stays in sight, and is sent again under its key', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  let isDown = true;
  await open((code) => (isDown ? HttpResponse.error() : success(scanOf(code))));
  await read(ONE);
  await says('Not sent');
  isDown = false;
  await user.click(screen.getByRole('button', { name: /^Send again/ }));
  await says('Received');
  const keys = backEnd.calls.filter(isScan).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it('a parcel on the scales gets the weight that is typed next; a wrong one stays in the field', async () => {
  await open((code, { body }) => {
    const { weight } = body as { weight?: number };
    return success(
      weight === undefined
        ? scanOf(code, { ...nothing, mode: 'weighed', result: 'noWeight' })
        : scanOf(code, { mode: 'weighed', parcel: parcelOf(code, { weight }) }),
    );
  });
  await user.click(screen.getByRole('button', { name: 'Weigh' }));
  await read(ONE);
  await says('How heavy is it?');
  await read('612');
  expect(await screen.findByText('More than 0 and at most 500 kg, two decimals')).toBeVisible();
  const field = screen.getByRole('textbox');
  expect(field).toHaveValue('612');
  await user.clear(field);
  await read('12,5');
  await says(/Weighed.*12.5 kg/);
  expect(sent()).toEqual([
    { code: ONE, mode: 'weighed' },
    { code: ONE, mode: 'weighed', weight: 12.5 },
  ]);
  expect(lines()).toHaveLength(1);
});

it('a scan is undone with one click, and the next one reaches the field although a button was pressed', async () => {
  await open(
    (code) => success(scanOf(code)),
    ({ path }) => (path.endsWith('/undo') ? success(scanOf(ONE, { isUndone: true })) : undefined),
  );
  await read(ONE);
  await user.click(await screen.findByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(lines()[0]).toHaveTextContent('Undone'));
  screen.getByRole('button', { name: 'Load' }).focus();
  await read(TWO);
  await waitFor(() => expect(lines()).toHaveLength(2));
});

it('who undoes too late learns that the parcel has changed since', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  await open(
    (code) => success(scanOf(code)),
    ({ path }) => (path.endsWith('/undo') ? rejection(409, 'record.stale') : undefined),
  );
  await read(ONE);
  await user.click(await screen.findByRole('button', { name: /^Undo/ }));
  expect(await screen.findByText(/Somebody has changed this parcel since/)).toBeVisible();
  expect(lines()[0]).toHaveTextContent('Received');
});

it('the last scans are there again when the phone is taken up later', async () => {
  await open(
    (code) => success(scanOf(code)),
    ({ method, path }) =>
      method === 'GET' && path === 'parcels/scans'
        ? success([scanOf(TWO), scanOf(ONE)])
        : undefined,
  );
  await waitFor(() => expect(lines()).toHaveLength(2));
  expect(screen.getAllByRole('button', { name: /^Undo/ })).toHaveLength(2);
});

it('shows what the order weighs after a weighing, and takes the price of the list with one click', async () => {
  let order = {
    _id: 'order-1',
    __v: 4,
    billCode: 'JS-10001',
    tripGroup: 'A',
    wights: 12.5,
    announcedWeight: 9,
    numofpackages: 2,
    priceTotal: null,
    priceSub: null,
    content: [],
    priceReason: null,
  };
  const weighed = [parcelOf(ONE, { weight: 5 }), parcelOf(TWO, { weight: 7.5 })];
  await open(
    (code, call) =>
      success(
        'weight' in (call.body as object)
          ? scanOf(code, { mode: 'weighed', parcel: parcelOf(code, { weight: 7.5 }) })
          : scanOf(code, { ...nothing, mode: 'weighed', result: 'noWeight' }),
      ),
    ({ method, path, body }) => {
      if (method === 'PUT') {
        order = { ...order, ...(body as Partial<typeof order>), __v: 5 };
        return success(order);
      }
      const list = (row: unknown) => ({ status: 'success', count: 1, data: [row].flat() });
      if (path === 'commands') return list(order);
      if (path === 'parcels') return list(weighed);
      if (path === 'weigthprice') return list({ _id: 'w', weigthPrice: '2.00' });
      return undefined;
    },
  );
  await user.click(screen.getByRole('button', { name: 'Weigh' }));
  await read(TWO);
  await says('How heavy is it?');
  expect(screen.queryByRole('region', { name: /Order .*JS-10001/ })).toBeNull();
  await read('7,5');
  const sum = within(await screen.findByRole('region', { name: /Order .*JS-10001/ }));
  expect(await sum.findByText(/12\.5/)).toBeVisible();
  expect(sum.getByText(/^\W*9/)).toBeVisible();
  await user.click(await sum.findByRole('button', { name: /^Take .*25\.00/ }));
  expect(await sum.findByText('The order costs this.')).toBeVisible();
  expect(order.priceTotal).toBe('25.00');
  // The next code goes where the scanner types.
  expect(screen.getByRole('textbox')).toHaveFocus();
});
