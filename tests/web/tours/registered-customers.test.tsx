import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Notification } from 'react-admin';
import { expect, test } from 'vitest';
import type { Tour } from '../../../domain/resources/tours.ts';
import { PeopleTextsProvider } from '../../../src/custom/people/PeopleTextsProvider.tsx';
import { RegisteredCustomers } from '../../../src/custom/tours/RegisteredCustomers.tsx';
import { PartialFailure } from '../../../src/providers/partial-failure.ts';
import { signedInAs } from '../../support/render-orders.tsx';
import { renderPage } from '../../support/web.tsx';

const SOUTH = { id: 'south', Tname: 'South', Cities: ['Agadir', 'Tiznit'], status: 'open' };
const NORTH = { id: 'north', Tname: 'North', Cities: ['Nador', 'Tiznit'], status: 'open' };

const customer = (id: string, firstName: string, city: string) => ({
  id,
  firstName,
  lastName: 'Muster',
  code: `K-${id}`,
  phone: '+4915110000001',
  role: 'customer',
  tour: { _id: 'south', SubsCribedCity: city },
});
const CUSTOMERS = [
  customer('1', 'Salma', 'Agadir'),
  customer('2', 'Driss', 'Tiznit'),
  customer('3', 'Hafsa', 'Agadir'),
];

type Move = { ids: string[]; data: { tour: { _id: string } } };
type Listed = { filter: Record<string, unknown> };

/** The card of a tour; `refuse` is thrown by the first transfer. */
async function show(reject?: Error) {
  const moves: [string[], string][] = [];
  const getList = async (resource: string, { filter }: Listed) => {
    if (resource === 'tours') return { data: [SOUTH, NORTH], total: 2 };
    const city = filter['tour.SubsCribedCity'];
    const data = CUSTOMERS.filter(({ tour }) => !city || tour.SubsCribedCity === city);
    return { data, total: data.length };
  };
  const updateMany = async (_: string, { ids, data }: Move) => {
    moves.push([ids, data.tour._id]);
    if (reject && moves.length === 1) throw reject;
    return { data: ids };
  };
  const getRegistered = async () => ({
    count: 3,
    cities: [
      { city: 'Agadir', count: 2 },
      { city: 'Tiznit', count: 1 },
    ],
  });
  await renderPage(
    <>
      <PeopleTextsProvider>
        <RegisteredCustomers tour={SOUTH as unknown as Tour} />
      </PeopleTextsProvider>
      <Notification />
    </>,
    {
      dataProvider: { getList, getRegistered, updateMany } as never,
      authProvider: signedInAs('admin'),
    },
  );
  return moves;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Chooses customers and a tour, and answers the question. */
async function transition(...names: string[]) {
  for (const name of names) await userEvent.click(await screen.findByLabelText(`Select ${name}`));
  await userEvent.click(await screen.findByRole('combobox', { name: 'Move to' }));
  await userEvent.click(await screen.findByRole('option', { name: 'North' }));
  await press('Move');
  return screen.findByRole('dialog', { name: 'Move customers ?' });
}
const confirm = (question: HTMLElement) =>
  userEvent.click(within(question).getByRole('button', { name: 'Move' }));

test('a clerk who moves customers must confirm first, and reads which tour they go to', async () => {
  const moves = await show();
  const question = await transition('⁨Salma Muster⁩', '⁨Driss Muster⁩');
  expect(question).toHaveTextContent('2 customers move to ⁨North⁩');
  expect(moves).toEqual([]);
  await confirm(question);
  expect(await screen.findByText('2 customers moved')).toBeVisible();
  expect(moves).toEqual([[['1', '2'], 'north']]);
  expect(await screen.findByLabelText('Select ⁨Salma Muster⁩')).not.toBeChecked();
});

test('a clerk who moves customers is warned about those whose city the other tour leaves out', async () => {
  await show();
  const question = await transition('⁨Salma Muster⁩', '⁨Driss Muster⁩', '⁨Hafsa Muster⁩');
  const warning = await within(question).findByRole('alert');
  expect(warning).toHaveTextContent('⁨North⁩ does not go to the cities of 2 of them.');
});

test('a clerk who moves customers to a tour that goes to their city is not warned', async () => {
  await show();
  const question = await transition('⁨Driss Muster⁩');
  expect(question).toHaveTextContent('1 customer moves to ⁨North⁩');
  expect(within(question).queryByRole('alert')).toBeNull();
});

test('a clerk who has moved the wrong customers brings them back with one press', async () => {
  const moves = await show();
  await confirm(await transition('⁨Salma Muster⁩'));
  await press('Undo');
  expect(await screen.findByText('Moved back')).toBeVisible();
  expect(moves).toEqual([
    [['1'], 'north'],
    [['1'], 'south'],
  ]);
});

test('a clerk reads how many could not be moved, and takes back those that were', async () => {
  const moves = await show(new PartialFailure([{ id: '2', error: new Error('Gone') }], ['1', '3']));
  await userEvent.click(await screen.findByLabelText('Select all'));
  await confirm(await transition());
  expect(await screen.findByText('1 of 3 could not be moved')).toBeVisible();
  await press('Undo');
  await waitFor(() => expect(moves[1]).toEqual([['1', '3'], 'south']));
});

test('a clerk sees the customers of one city, and selects only those', async () => {
  const moves = await show();
  await press('⁨Tiznit⁩ (1)');
  await waitFor(() => expect(screen.queryByText('Salma Muster')).toBeNull());
  await userEvent.click(screen.getByLabelText('Select all'));
  await confirm(await transition());
  await waitFor(() => expect(moves).toEqual([[['2'], 'north']]));
});

test('without customers or a tour, the button says what is missing and opens no question', async () => {
  await show();
  const button = await screen.findByRole('button', { name: 'Move' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAttribute('data-hint', 'Select customers and a tour first.');
  await userEvent.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
});
