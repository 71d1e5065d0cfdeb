import { fromCents, isMoney, toCents } from '../../../../domain/money.ts';
import type { Order } from '../../../../domain/resources/commands.ts';

/** Wire money added up, in wire money; what is no amount counts nothing. */
const sumOfMoney = (amounts: readonly (string | null | undefined)[]): string =>
  fromCents(amounts.filter(isMoney).reduce((sum, amount) => sum + toCents(amount), 0));

/** Kilograms added up in grams, so that 0.1 and 0.2 are 0.3. */
const sumOfWeights = (weights: readonly (number | null | undefined)[]): number =>
  weights.reduce<number>((sum, kg) => sum + Math.round((kg ?? 0) * 1000), 0) / 1000;

/** Weight and amount of an order's invoice lines. */
export const invoiceSums = (lines: NonNullable<Order['content']>) => ({
  weight: sumOfWeights(lines.map(({ qty }) => qty)),
  amount: sumOfMoney(lines.map(({ price }) => price)),
});

/** Count and value of what an order declares. */
export const declarationSums = (lines: NonNullable<Order['declarationConten']>) => ({
  count: lines.reduce((sum, { legal }) => sum + (legal ?? 0), 0),
  value: sumOfMoney(lines.map(({ notice }) => notice)),
});
