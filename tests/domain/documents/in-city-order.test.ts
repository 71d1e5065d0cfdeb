import { expect, it } from 'vitest';
import { inCityOrder } from '../../../domain/documents/in-city-order.ts';
import type { Order } from '../../../domain/resources/commands.ts';
import { orderOf } from '../../support/sample-order.ts';

function stored(overrides: Parameters<typeof orderOf>[0]): Order {
  const { _id, ...order } = orderOf(overrides);
  return { id: _id, ...order };
}

const to = (address: string, billCode: string) => stored({ billCode, recipient: { address } });
const fromMorocco = (cityName: string, billCode: string) =>
  stored({ billCode, tripGroup: 'B', user: { cityName } });
const codes = (orders: readonly Order[]) => inCityOrder(orders).map(({ billCode }) => billCode);

it('a driver visits the cities of Morocco in the order of the route', () => {
  expect(
    codes([to('Agadir, Rue 1', 'a'), to('Rue 2, Fes', 'b'), to('Tanger', 'c'), to('فاس', 'd')]),
  ).toEqual(['c', 'b', 'd', 'a']);
});

it('a driver finds the orders to any other city together', () => {
  expect(
    codes([to('Oujda, Rue 1', 'a'), to('Nador', 'b'), to('وجدة', 'c'), to('Agadir', 'd')]),
  ).toEqual(['d', 'b', 'a', 'c']);
});

it('a driver in Germany finds the orders to one city together', () => {
  expect(
    codes([fromMorocco('Köln', 'a'), fromMorocco('Bonn', 'b'), fromMorocco('Köln', 'c')]),
  ).toEqual(['b', 'a', 'c']);
});
