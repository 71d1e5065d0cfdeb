import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { Notification } from 'react-admin';
import { expect, test } from 'vitest';
import type { ErasurePreview } from '../../../domain/people/erasure.ts';
import type { User } from '../../../domain/resources/users.ts';
import { PeopleTextsProvider } from '../../../src/custom/people/PeopleTextsProvider.tsx';
import { PersonalDataCard } from '../../../src/custom/people/PersonalDataCard.tsx';
import { answering, rejection } from '../../support/answering.ts';
import { asRole } from '../../support/generated-screens.tsx';
import { renderPage } from '../../support/web.tsx';

const backEnd = answering();
const user = userEvent.setup({ delay: null });

const nadia = {
  id: 'user-1',
  _id: 'user-1',
  code: 'K-1184',
  firstName: 'Nadia',
  lastName: 'Amrani',
  phone: '+4915112345678',
} as unknown as User;

const PREVIEW: ErasurePreview = {
  code: 'K-1184',
  obstacles: [],
  goes: {
    orders: 3,
    identityFiles: 2,
    messages: 1,
    attachments: 0,
    sent: 0,
    bookings: 0,
    reviews: 0,
    sessions: 0,
  },
  stays: { invoices: 1, until: '2034-12-31' },
  namedElsewhere: 0,
};
const WRONG = { fields: { confirmation: 'This is not the number of this customer.' } };

/** Opens the card of a customer over a back end that previews this, and the dialog of it. */
async function openDialog(preview: Partial<ErasurePreview> = {}) {
  const erasures: unknown[] = [];
  backEnd.answers(({ method, body }) => {
    if (method === 'GET') return { status: 'success', data: { ...PREVIEW, ...preview } };
    erasures.push(body);
    const { confirmation } = body as { confirmation: string };
    return confirmation === PREVIEW.code
      ? HttpResponse.json({ status: 'success', data: null })
      : rejection(422, 'record.invalid', WRONG);
  });
  await renderPage(
    <PeopleTextsProvider>
      <PersonalDataCard user={nadia} />
      <Notification />
    </PeopleTextsProvider>,
    { authProvider: asRole('admin') },
  );
  await user.click(await screen.findByRole('button', { name: 'Erase this person with all data' }));
  return { dialog: within(await screen.findByRole('dialog')), erasures };
}

test('an administrator reads whom it is about, what goes and what stays', async () => {
  const { dialog } = await openDialog();
  expect(
    dialog.getByRole('heading', { name: /Erase .*Nadia Amrani.* with all data/ }),
  ).toBeVisible();
  expect(await dialog.findByText('3 orders')).toBeVisible();
  expect(dialog.queryByText(/attachments?/)).toBeNull();
  expect(dialog.getByText(/1 invoice/)).toBeVisible();
});

test('an administrator who types another number reads below it what is wrong, and nothing is lost', async () => {
  const { dialog, erasures } = await openDialog();
  const confirm = await dialog.findByRole('button', { name: 'Erase for good' });
  expect(confirm).toBeDisabled();
  const number = dialog.getByRole('textbox', { name: /K-1184/ });
  await user.type(number, 'K-9999');
  await user.type(dialog.getByLabelText('Your password'), 'a-password');
  await user.click(confirm);
  expect(await dialog.findByText('This is not the number of this customer.')).toBeVisible();
  expect(number).toHaveValue('K-9999');
  await user.clear(number);
  await user.type(number, ' K-1184 ');
  await user.click(confirm);
  await waitFor(() => expect(erasures).toHaveLength(2));
  expect(erasures[1]).toEqual({ confirmation: 'K-1184', currentPassword: 'a-password' });
  expect(await screen.findByText('The person was erased')).toBeVisible();
});

test('an administrator who cancels half-way has changed nothing', async () => {
  const { dialog, erasures } = await openDialog();
  await user.type(await dialog.findByRole('textbox', { name: /K-1184/ }), 'K-1184');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(erasures).toEqual([]);
});

test('an order under way is named with its address, and there is nothing to confirm', async () => {
  const { dialog } = await openDialog({
    obstacles: [{ _id: 'order-1', billCode: 'JS-10001', why: 'underWay' }],
  });
  const order = await dialog.findByRole('link', { name: 'JS-10001' });
  expect(order).toHaveAttribute('href', '/commands/order-1');
  expect(dialog.queryByRole('button', { name: 'Erase for good' })).toBeNull();
});
