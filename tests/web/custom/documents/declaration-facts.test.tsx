import { fireEvent, screen, waitFor } from '@testing-library/react';
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

const opened = async (more: Parameters<typeof editedOrder>[0] = {}) => {
  const backEnd = orderBackEnd({ orders: [editedOrder(more)] });
  await harness.open(editorAt('declaration'), backEnd);
  await box('Artikelbezeichnung, line 1');
  return backEnd;
};

describe('a clerk who fills in a declaration', () => {
  it('chooses goods by the keyboard, and gets texts for both customs offices and the code', async () => {
    const backEnd = await opened();
    const goods = await box('Artikelbezeichnung, line 1');
    fireEvent.change(goods, { target: { value: 'bicyc' } });
    expect(await screen.findByRole('option', { name: /Fahrrad \/ Vélo/ })).toBeInTheDocument();
    fireEvent.keyDown(goods, { key: 'ArrowDown' });
    fireEvent.keyDown(goods, { key: 'Enter' });
    expect(goods).toHaveValue('Fahrrad / Vélo');
    expect(screen.queryByRole('option', { name: /Fahrrad/ })).toBeNull();
    expect(await box('HS code, line 1')).toHaveValue('871200');
    await write('Anzahl, line 1', '2');
    await write('Unit value, line 1', '40');
    await waitFor(async () => expect(await box('Wert, line 1')).toHaveValue('80.00'));
    await write('Weight, line 1', '12,5');
    fireEvent.change(screen.getByRole('combobox', { name: 'Origin, line 1' }), {
      target: { value: 'Chine' },
    });
    fireEvent.blur(screen.getByRole('combobox', { name: 'Origin, line 1' }));
    fireEvent.change(screen.getByRole('combobox', { name: 'Condition, line 1' }), {
      target: { value: 'used' },
    });
    await write('Vehicle', 'B-JI 2026');
    await write('CIN of the recipient', 'be 123456');
    await press('Speichern');
    await notified('success: Dec Saved');
    expect(backEnd.order(EDITED_ID)).toMatchObject({
      declarationConten: [
        {
          desc: 'Fahrrad / Vélo',
          legal: 2,
          notice: '80.00',
          unitValue: '40.00',
          weight: 12.5,
          condition: 'used',
          hsCode: '871200',
          origin: 'CN',
        },
      ],
      customs: { vehicle: 'B-JI 2026', recipientCin: 'BE123456', category: null },
    });
  });

  it('keeps a typed text, gets the one code that fits it, and learns of a wrong one', async () => {
    await opened();
    await write('Artikelbezeichnung, line 1', 'Laptop');
    expect(await box('HS code, line 1')).toHaveValue('847130');
    await write('HS code, line 1', '99');
    await press('Speichern');
    expect(await screen.findByText(/Not an HS code/)).toBeInTheDocument();
  });

  it('gets the code of another text in place of the one proposed for the first', async () => {
    await opened();
    const rewrite = async (text: string) => {
      fireEvent.focus(await box('Artikelbezeichnung, line 1'));
      await write('Artikelbezeichnung, line 1', text);
    };
    await rewrite('Laptop');
    await rewrite('Fahrrad');
    expect(await box('HS code, line 1')).toHaveValue('871200');
    await rewrite('Erbstück');
    expect(await box('HS code, line 1')).toHaveValue('');
    await write('HS code, line 1', '970600');
    await rewrite('Laptop');
    expect(await box('HS code, line 1')).toHaveValue('970600');
  });

  it('changes no value by going through the cells of a line', async () => {
    const line = { desc: 'Teller', legal: 3, notice: '25.00', unitValue: '10.00' };
    await opened({ declarationConten: [line] });
    for (const cell of ['Anzahl', 'Wert', 'Unit value']) {
      const input = await box(`${cell}, line 1`);
      fireEvent.focus(input);
      fireEvent.blur(input);
    }
    expect(await box('Wert, line 1')).toHaveValue('25.00');
    expect(await box('Unit value, line 1')).toHaveValue('10.00');
  });

  it('hears what is wrong with a fact at its input', async () => {
    await opened();
    await write('HS code, line 1', '99');
    await press('Speichern');
    await screen.findByText(/Not an HS code/);
    expect(await box('HS code, line 1')).toHaveAccessibleDescription(/Not an HS code/);
  });

  it('is warned above what the country of destination lets in free, with the source', async () => {
    await opened({ declarationConten: [{ desc: 'Schuhe', legal: 1, notice: '116.00' }] });
    expect(await screen.findByText(/enter Morocco free of duties/)).toHaveTextContent(
      /1,250.MAD.*€115\.74.*ADII/,
    );
  });

  it('sees nothing of customs where the back end keeps none of it', async () => {
    const order = editedOrder();
    const { customs: _, ...known } = order;
    const backEnd = orderBackEnd({ orders: [known as typeof order] });
    await harness.open(editorAt('declaration'), backEnd);
    await box('Artikelbezeichnung, line 1');
    expect(screen.queryByRole('textbox', { name: 'Vehicle' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'HS code, line 1' })).toBeNull();
  });
});
