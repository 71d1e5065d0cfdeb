import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EDITED_KINDS, editorOf } from '../../../../domain/orders/document-kinds.ts';
import { en } from '../../../../src/i18n/en.ts';
import { documentHarness } from '../../../support/document-harness.tsx';
import { box, editedOrder, editorAt, notified } from '../../../support/editor-steps.ts';
import { API, orderBackEnd } from '../../../support/order-back-end.ts';

const harness = documentHarness();

const rejected = (status: number) =>
  http.get(`${API}/commands`, ({ request }) =>
    new URL(request.url).searchParams.has('_id')
      ? HttpResponse.json({ message: '' }, { status })
      : undefined,
  );

beforeEach(() => {
  vi.mocked(console.error).mockImplementation(() => undefined);
});

describe.each(EDITED_KINDS.map((kind) => editorOf(kind)))(
  'the address of a missing $path',
  ({ path, list }) => {
    const { notFound } = en.notice[list];

    it('says so in a notice and on its page, and leads back to the list', async () => {
      await harness.open(editorAt(path), orderBackEnd());
      await notified(`error: ${notFound}`);
      const page = await screen.findByRole('alert');
      expect(page).toHaveTextContent(notFound);
      expect(page).toHaveTextContent(/There is no such order/);
      expect(within(page).queryByRole('button')).toBeNull();
      fireEvent.click(within(page).getByRole('link', { name: 'Back to the list' }));
      await waitFor(() =>
        expect(screen.getByTestId('place')).toHaveTextContent(/^\/ToMa\/warehouse$/),
      );
    });
  },
);

it('a missing document is reported with the texts of specification 8', () => {
  const { bills, declarations, tickets } = en.notice;
  expect([bills, declarations, tickets].map(({ notFound }) => notFound)).toEqual([
    'Bill not Found',
    'Dec not Found',
    'Tik not Found',
  ]);
});

describe('an address', () => {
  it('that the server does not understand leads to no document either', async () => {
    await harness.open(editorAt('bill'), orderBackEnd(), { answers: [rejected(400)] });
    expect(await screen.findByRole('alert')).toHaveTextContent('Bill not Found');
  });

  it('can be retried when the server has failed', async () => {
    const backEnd = orderBackEnd({ orders: [editedOrder()] });
    await harness.open(editorAt('bill'), backEnd, { answers: [rejected(500)] });
    const page = await screen.findByRole('alert');
    expect(page).not.toHaveTextContent('Bill not Found');
    harness.use(...backEnd.handlers);
    fireEvent.click(within(page).getByRole('button', { name: 'Try again' }));
    expect(await box('Rechnung-Nr.')).toBeInTheDocument();
  });
});
