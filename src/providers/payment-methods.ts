import { ERROR_STATUS, type ErrorCode } from '../../domain/errors.ts';
import { isOneOf } from '../../domain/is-one-of.ts';
import { WAYS_TO_PAY } from '../../domain/orders/payment.ts';
import { isObject } from '../../domain/validate.ts';
import type {
  AppDataProvider,
  NotedPayments,
  PaymentNote,
  PaymentState,
} from './app-data-provider.ts';
import { CallError } from './call-error.ts';
import type { ApiClient } from './capabilities.ts';
import type { CallRun } from './idempotency-keys.ts';
import { settleInPool } from './pool.ts';
import type { WriteMethods } from './write-methods.ts';

const WIDTH = 4;

/** The call that notes payments. Another back end knows only whether an order is paid, one at a time. */
export const paymentMethods = (
  http: ApiClient,
  { update }: Pick<WriteMethods, 'update'>,
): Pick<AppDataProvider, 'notePayments'> => ({
  notePayments: async (notes, { run } = {}) => {
    const payments = notes.map(({ id, ...note }) => ({ order: id, ...note }));
    const body = JSON.stringify({ payments });
    const json = await http.callIfThere('commands/payments', { method: 'POST', body, run });
    if (json !== undefined) return readNoted(json);
    const noteOne = async (
      { id, paid, __v }: PaymentNote,
      ofAll: CallRun,
    ): Promise<PaymentState> => {
      const data = { paid, ...(__v !== undefined && { __v }) };
      const { data: order } = await update('commands', { id, data, meta: { run: run ?? ofAll } });
      return { id, paid, changed: true, __v: Number(order.__v) };
    };
    const ends = await settleInPool(notes, WIDTH, noteOne);
    return {
      payments: ends.flatMap((end) => (end.ok ? [end.value] : [])),
      failed: notes.flatMap(({ id }, at) => {
        const end = ends[at];
        return end && !end.ok ? [{ id, error: end.error }] : [];
      }),
    };
  },
});

const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(ERROR_STATUS, code);

/** The edge: what the server says of each order. */
function readNoted(json: unknown): NotedPayments {
  const { data = [], failed = [] } = isObject(json) ? json : {};
  return {
    payments: rowsOf(data).flatMap(({ order, paid, paidOn, paidVia, __v, changed }) =>
      typeof order === 'string'
        ? [
            {
              id: order,
              paid: paid === true,
              paidOn: typeof paidOn === 'string' ? paidOn : null,
              paidVia: isOneOf(WAYS_TO_PAY, paidVia) ? paidVia : null,
              __v: Number(__v),
              changed: changed === true,
            },
          ]
        : [],
    ),
    failed: rowsOf(failed).map(({ order, code, message }) => ({
      id: String(order),
      error: new CallError(isErrorCode(code) ? ERROR_STATUS[code] : 500, { code, message }),
    })),
  };
}

const rowsOf = (rows: unknown): readonly Record<string, unknown>[] =>
  Array.isArray(rows) ? rows.filter(isObject) : [];
