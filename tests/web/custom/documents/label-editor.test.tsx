import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { nameOf } from '../../../../domain/people/full-name.ts';
import { documents as arabic } from '../../../../src/i18n/document-editor/ar.ts';
import { documents as french } from '../../../../src/i18n/document-editor/fr.ts';
import { documentHarness } from '../../../support/document-harness.tsx';
import {
  box,
  EDITED_ID,
  editedOrder,
  editorAt,
  inParty,
  notified,
  press,
  write,
} from '../../../support/editor-steps.ts';
import { orderBackEnd } from '../../../support/order-back-end.ts';

const harness = documentHarness();

describe('the label editor', () => {
  it('has both parties and the number of packages only, and saves them', async () => {
    const backEnd = orderBackEnd({ orders: [editedOrder()] });
    await harness.open(editorAt('ticket'), backEnd);
    expect(await box('Anzahl der Pakete/Sendungen')).toHaveValue('2');
    expect(screen.queryByRole('textbox', { name: 'Datum' })).toBeNull();
    expect(screen.queryByRole('table', { name: 'Sendung(en)' })).toBeNull();
    await notified('success: Tik Fetched');
    await write('Anzahl der Pakete/Sendungen', '4');
    await press('Speichern');
    await notified('success: Tik Saved');
    expect(backEnd.order(EDITED_ID)).toMatchObject({ withTicket: true, numofpackages: 4 });
  });

  it('swaps its blocks with the direction of the goods: from Morocco the customer in Germany receives', async () => {
    const order = editedOrder({ tripGroup: 'B' });
    await harness.open(editorAt('ticket'), orderBackEnd({ orders: [order] }));
    const name = 'Vor-u. Nachname';
    expect(await inParty('Absender in MA', name)).toHaveValue(nameOf(order.recipient));
    expect(await inParty('Empfänger in DE', name)).toHaveValue('Nadia Amrani');
    const [first] = screen.getAllByRole('group', { name: / in (DE|MA)$/ });
    expect(first).toHaveAccessibleName('Absender in MA');
  });

  it.each([
    ['fr', french],
    ['ar', arabic],
  ] as const)('is labelled in the language of somebody who reads %s', async (locale, texts) => {
    await harness.open(editorAt('ticket'), orderBackEnd({ orders: [editedOrder()] }), { locale });
    const { packages, party } = texts;
    expect(await box(packages)).toHaveValue('2');
    const recipient = party.recipient.replace('%{country}', 'MA');
    expect(await inParty(recipient, party.phone)).toBeInTheDocument();
    const sender = party.sender.replace('%{country}', 'DE');
    expect(await inParty(sender, party.city)).toBeInTheDocument();
  });

  it('prints one label per parcel, once the number of parcels is saved', async () => {
    const backEnd = orderBackEnd({ orders: [editedOrder()] });
    const { jobs } = await harness.open(editorAt('ticket'), backEnd);
    await write('Anzahl der Pakete/Sendungen', '3');
    await press('Vorschau');
    await notified('warning: Save first');
    expect(jobs).toEqual([]);
    await write('Anzahl der Pakete/Sendungen', '2');
    await press('Vorschau');
    await screen.findByText('Pages of Ticket');
    expect(jobs[0]?.documents).toMatchObject([
      { kind: 'label', parcels: [{ position: 1 }, { position: 2 }] },
    ]);
  });

  it('has the same buttons, and closes to the list below it', async () => {
    await harness.open(editorAt('ticket'), orderBackEnd({ orders: [editedOrder()] }));
    for (const name of ['Speichern', 'Vorschau', 'Senden an Kunden', 'Download']) {
      expect(await screen.findByRole('button', { name })).toBeEnabled();
    }
    await press('Close');
    await waitFor(() =>
      expect(screen.getByTestId('place')).toHaveTextContent(/^\/ToMa\/warehouse$/),
    );
  });
});
