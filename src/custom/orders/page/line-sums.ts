import { fromCents, isMoney, toCents } from '../../../../domain/money.ts';
import type { Order } from '../../../../domain/resources/commands.ts';

/** The sum of amounts in wire money; what is not an amount counts as zero. */
const sumOfMoney = (amounts: readonly (string | null | undefined)[]): string =>
  fromCents(amounts.filter(isMoney).reduce((sum, amount) => sum + toCents(amount), 0));

/** Adds up kilograms in grams, so that 0.1 and 0.2 make 0.3. */
const sumOfWeights = (weights: readonly (number | null | undefined)[]): number =>
  weights.reduce<number>((sum, kg) => sum + Math.round((kg ?? 0) * 1000), 0) / 1000;

/** Total weight and amount of an order's invoice lines. */
export const invoiceSums = (lines: NonNullable<Order['content']>) => ({
  weight: sumOfWeights(lines.map(({ qty }) => qty)),
  amount: sumOfMoney(lines.map(({ price }) => price)),
});

/** Total count and value of an order's declaration lines. */
export const declarationSums = (lines: NonNullable<Order['declarationConten']>) => ({
  count: lines.reduce((sum, { legal }) => sum + (legal ?? 0), 0),
  value: sumOfMoney(lines.map(({ notice }) => notice)),
});
