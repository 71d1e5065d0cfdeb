import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { documentHarness } from '../../../support/document-harness.tsx';
import {
  box,
  EDITED_ID,
  editedOrder,
  editorAt,
  notified,
  press,
  write,
} from '../../../support/editor-steps.ts';
import { orderBackEnd } from '../../../support/order-back-end.ts';

const harness = documentHarness();

describe('the declaration editor', () => {
  const goods = { declarationConten: [{ desc: 'Schuhe', legal: 2, notice: '30.00' }] };

  it('has the header without a number, and its own table', async () => {
    await harness.open(editorAt('declaration'), orderBackEnd({ orders: [editedOrder(goods)] }));
    expect(await box('Artikelbezeichnung, line 1')).toHaveValue('Schuhe');
    expect(await box('Anzahl, line 1')).toHaveValue('2');
    expect(await box('Wert, line 1')).toHaveValue('30.00');
    expect(await box('Datum')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Rechnung-Nr.' })).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
    await notified('success: Dec Fetched');
  });

  it('warns of what customs will ask about, and still allows saving', async () => {
    const backEnd = orderBackEnd({ orders: [editedOrder(goods)] });
    await harness.open(editorAt('declaration'), backEnd);
    await write('Artikelbezeichnung, line 1', 'Diverses');
    expect(await screen.findByText(/is too vague for customs/)).toBeInTheDocument();
    await write('Wert, line 1', '200,01');
    expect(await screen.findByText(/may be declared in this direction/)).toHaveTextContent('€200');
    await press('Speichern');
    await notified('success: Dec Saved');
    expect(backEnd.order(EDITED_ID)).toMatchObject({
      withDeclar: true,
      declarationConten: [{ desc: 'Diverses', legal: 2, notice: '200.01' }],
    });
  });

  it('closes to the list below it, wherever it was opened from', async () => {
    await harness.open(editorAt('declaration'), orderBackEnd({ orders: [editedOrder()] }));
    await box('Datum');
    await press('Close');
    await waitFor(() =>
      expect(screen.getByTestId('place')).toHaveTextContent(/^\/ToMa\/warehouse$/),
    );
  });

  it('adds rows, and removes them as long as there is more than one', async () => {
    const backEnd = orderBackEnd({ orders: [editedOrder(goods)] });
    await harness.open(editorAt('declaration'), backEnd);
    await box('Wert, line 1');
    expect(screen.queryByRole('button', { name: /^Remove line/ })).toBeNull();
    await press('Add a line');
    await write('Artikelbezeichnung, line 2', 'Jacke');
    await write('Anzahl, line 2', '3');
    await write('Wert, line 2', '12,5');
    expect(screen.getAllByRole('button', { name: 'Add a line' })).toHaveLength(1);
    expect(screen.getByText('5 articles')).toBeInTheDocument();
    expect(screen.getByText(/^Total value/)).toHaveTextContent('€42.50');
    await press('Remove line 1');
    await waitFor(async () => expect(await box('Artikelbezeichnung, line 1')).toHaveValue('Jacke'));
    expect(screen.queryByRole('button', { name: /^Remove line/ })).toBeNull();
    await press('Speichern');
    await notified('success: Dec Saved');
    expect(backEnd.order(EDITED_ID)?.declarationConten).toEqual([
      { desc: 'Jacke', legal: 3, notice: '12.50' },
    ]);
  });

  it('takes the number of packages, and has the same buttons', async () => {
    const backEnd = orderBackEnd({ orders: [editedOrder(goods)] });
    await harness.open(editorAt('declaration'), backEnd);
    expect(await box('Anzahl der Pakete/Sendungen')).toHaveValue('2');
    for (const name of ['Speichern', 'Vorschau', 'Senden an Kunden', 'Download']) {
      expect(screen.getByRole('button', { name })).toBeEnabled();
    }
    await write('Anzahl der Pakete/Sendungen', '5');
    await press('Speichern');
    await notified('success: Dec Saved');
    expect(backEnd.order(EDITED_ID)).toMatchObject({ withDeclar: true, numofpackages: 5 });
  });
});
