import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { draftShelf, memoryDrafts } from '../../../../src/providers/drafts.ts';
import { documentDesk } from '../../../support/document-desk.tsx';
import {
  box,
  EDITED_ID,
  editedOrder,
  editorAt,
  press,
  told,
  write,
} from '../../../support/editor-steps.ts';
import { orderBackEnd } from '../../../support/order-back-end.ts';

const desk = documentDesk();

describe('the input of an editor', () => {
  it('is offered again after the page was closed without saving', async () => {
    const drafts = memoryDrafts();
    const backEnd = orderBackEnd({ orders: [editedOrder()] });
    const { unmount } = await desk.open(editorAt('bill'), backEnd, { drafts });
    await write('Sendung(en), Zeile 1', 'Koffer');
    unmount();
    await desk.open(editorAt('bill'), backEnd, { drafts });
    await press('Restore');
    expect(await box('Sendung(en), Zeile 1')).toHaveValue('Koffer');
  });

  it('is not abandoned without a question', async () => {
    await desk.open(editorAt('declaration'), orderBackEnd({ orders: [editedOrder()] }));
    await write('Artikelbezeichnung, Zeile 1', 'Schuhe');
    await press('Close');
    expect(
      await screen.findByRole('dialog', { name: 'Leave without saving?' }),
    ).toBeInTheDocument();
    await press('Keep editing');
    expect(await box('Artikelbezeichnung, Zeile 1')).toHaveValue('Schuhe');
  });

  it('is offered with the chosen day, even after a logout has cleared the storage', async () => {
    const drafts = memoryDrafts();
    const backEnd = orderBackEnd({ orders: [editedOrder()] });
    const { unmount } = await desk.open(editorAt('bill'), backEnd, { drafts });
    await write('Datum', '02/03/2026');
    unmount();
    localStorage.clear();
    await desk.open(editorAt('bill'), backEnd, { drafts });
    await press('Restore');
    expect(await box('Datum')).toHaveValue('02/03/2026');
  });

  it('that is typed during saving is kept until it is saved too', async () => {
    const drafts = memoryDrafts();
    const backEnd = orderBackEnd({ orders: [editedOrder()] });
    const { unmount } = await desk.open(editorAt('bill'), backEnd, { drafts });
    await write('Sendung(en), Zeile 1', 'Koffer');
    const { open: letGo } = backEnd.holdChanges();
    await press('Speichern');
    await write('Gewicht in Kg, Zeile 1', '7');
    letGo();
    await told('success: Bill Saved');
    expect(backEnd.order(EDITED_ID)?.content).toEqual([{ desc: 'Koffer', qty: null, price: null }]);
    unmount();
    await desk.open(editorAt('bill'), backEnd, { drafts });
    await press('Restore');
    expect(await box('Gewicht in Kg, Zeile 1')).toHaveValue('7');
    await press('Speichern');
    await waitFor(() => expect(backEnd.order(EDITED_ID)?.content).toMatchObject([{ qty: 7 }]));
    await waitFor(async () =>
      expect(await drafts.find(draftShelf('clerk', 'bill', EDITED_ID))).toEqual([]),
    );
  });
});
