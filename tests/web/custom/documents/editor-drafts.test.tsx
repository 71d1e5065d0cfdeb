import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { draftPrefix, memoryDrafts, newDraftKey } from '../../../../src/providers/drafts.ts';
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

describe('the input of an editor', () => {
  it('is offered again after the page was closed without saving', async () => {
    const drafts = memoryDrafts();
    const backEnd = orderBackEnd({ orders: [editedOrder()] });
    const { unmount } = await harness.open(editorAt('bill'), backEnd, { drafts });
    await write('Sendung(en), line 1', 'Koffer');
    unmount();
    await harness.open(editorAt('bill'), backEnd, { drafts });
    await press('Restore');
    expect(await box('Sendung(en), line 1')).toHaveValue('Koffer');
  });

  it('is not abandoned without a question', async () => {
    await harness.open(editorAt('declaration'), orderBackEnd({ orders: [editedOrder()] }));
    await write('Artikelbezeichnung, line 1', 'Schuhe');
    await press('Close');
    expect(
      await screen.findByRole('dialog', { name: 'Leave without saving?' }),
    ).toBeInTheDocument();
    await press('Keep editing');
    expect(await box('Artikelbezeichnung, line 1')).toHaveValue('Schuhe');
  });

  it('is offered with the chosen day, even after a logout has cleared the storage', async () => {
    const drafts = memoryDrafts();
    const backEnd = orderBackEnd({ orders: [editedOrder()] });
    const { unmount } = await harness.open(editorAt('bill'), backEnd, { drafts });
    await write('Datum', '02/03/2026');
    unmount();
    localStorage.clear();
    await harness.open(editorAt('bill'), backEnd, { drafts });
    await press('Restore');
    expect(await box('Datum')).toHaveValue('02/03/2026');
  });

  it('that is typed during saving stays until it is saved too', async () => {
    const drafts = memoryDrafts();
    const backEnd = orderBackEnd({ orders: [editedOrder()] });
    const { unmount } = await harness.open(editorAt('bill'), backEnd, { drafts });
    await write('Sendung(en), line 1', 'Koffer');
    const { open: letGo } = backEnd.holdChanges();
    await press('Speichern');
    await write('Gewicht in Kg, line 1', '7');
    letGo();
    await notified('success: Bill Saved');
    expect(backEnd.order(EDITED_ID)?.content).toEqual([{ desc: 'Koffer', qty: null, price: null }]);
    unmount();
    await harness.open(editorAt('bill'), backEnd, { drafts });
    await press('Restore');
    expect(await box('Gewicht in Kg, line 1')).toHaveValue('7');
    await press('Speichern');
    await waitFor(() => expect(backEnd.order(EDITED_ID)?.content).toMatchObject([{ qty: 7 }]));
    await waitFor(async () =>
      expect(await drafts.find(draftPrefix('clerk', 'bill', EDITED_ID))).toEqual([]),
    );
  });
});

describe('a draft that an earlier version of the editor has stored', () => {
  /** Drafts of the edited order: one in which the earlier version stored these values. */
  const draftsOf = async (path: 'bill' | 'declaration', values: object) => {
    const drafts = memoryDrafts();
    await drafts.keep(newDraftKey(draftPrefix('clerk', path, EDITED_ID)), {
      values,
      base: { ...editedOrder(), id: EDITED_ID },
      savedAt: new Date().toISOString(),
    });
    return drafts;
  };
  const SHARED = {
    number: '',
    day: '2026-03-02',
    sender: { name: 'Nadia Amrani', phone: '+4915112345678', city: 'Köln' },
    recipient: { name: 'Omar Empfang', phone: '+212661234567', city: 'Fes' },
    furtherCharges: '',
    total: '',
    packages: '1',
    payment: 1,
    delivery: 1,
  };
  const LINE = { text: 'Koffer', quantity: '7', amount: '119' };
  const OTHER = {
    party: 'other',
    firm: 'Muster GmbH',
    contact: '',
    street: '',
    zipcode: '',
    city: '',
    country: 'DE',
    vatId: '',
    reference: '',
    leitwegId: '',
  };

  it('is restored into an invoice that requires more of its recipient by now', async () => {
    const drafts = await draftsOf('bill', { ...SHARED, billTo: OTHER, lines: [LINE] });
    const backEnd = orderBackEnd({ orders: [editedOrder()] });
    await harness.open(editorAt('bill'), backEnd, { drafts });
    await press('Restore');
    expect(await screen.findByText('Muster GmbH')).toBeInTheDocument();
    expect(await box('Sendung(en), line 1')).toHaveValue('Koffer');
    await press('Speichern');
    await notified('success: Bill Saved');
    expect(backEnd.order(EDITED_ID)?.billTo).toMatchObject({
      firm: 'Muster GmbH',
      goodsRole: null,
      customerKind: null,
    });
  });

  it('prompts for no decision on whether its prices hold the tax, where nothing has changed', async () => {
    const lines = [{ ...LINE, tax: 'standard' }];
    const drafts = await draftsOf('bill', {
      ...SHARED,
      billTo: { ...OTHER, party: 'sender' },
      lines,
    });
    await harness.open(editorAt('bill'), orderBackEnd({ orders: [editedOrder()] }), { drafts });
    await press('Restore');
    expect(await box('Betrag, line 1')).toHaveValue('119');
    expect(screen.queryByRole('group', { name: 'Prices with or without tax' })).toBeNull();
  });

  it('is restored into a declaration that requires more of its goods by now', async () => {
    const customs = { category: 'gift', idKind: '', idNumber: '', recipientCin: '', captions: [] };
    const drafts = await draftsOf('declaration', { ...SHARED, customs, lines: [LINE] });
    const backEnd = orderBackEnd({ orders: [editedOrder()] });
    await harness.open(editorAt('declaration'), backEnd, { drafts });
    await press('Restore');
    expect(await box('Artikelbezeichnung, line 1')).toHaveValue('Koffer');
    await write('Vehicle', 'B-JI 2026');
    await press('Speichern');
    await notified('success: Dec Saved');
    expect(backEnd.order(EDITED_ID)).toMatchObject({
      declarationConten: [{ desc: 'Koffer', legal: 7 }],
      customs: { category: 'gift', vehicle: 'B-JI 2026', passage: null },
    });
  });
});
