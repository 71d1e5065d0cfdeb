import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EDITED_KINDS, editorAddress, editorOf } from '../../../../domain/orders/document-kinds.ts';
import { en } from '../../../../src/i18n/en.ts';
import { documentHarness } from '../../../support/document-harness.tsx';
import { EDITED_ID, editedOrder, notified, press } from '../../../support/editor-steps.ts';
import { orderBackEnd } from '../../../support/order-back-end.ts';

const harness = documentHarness();

describe.each(EDITED_KINDS)('a clerk who fills in the %s of an order', (kind) => {
  const { list, flag } = editorOf(kind);
  const address = editorAddress(kind, EDITED_ID);

  it('saves it, and the order has one', async () => {
    const backEnd = orderBackEnd({ orders: [editedOrder()] });
    await harness.open(address, backEnd);
    await notified(`success: ${en.notice[list].fetched}`);
    await press('Speichern');
    await notified(`success: ${en.notice[list].saved}`);
    expect(backEnd.order(EDITED_ID)).toMatchObject({ [flag]: true });
  });

  it('previews it as what it is', async () => {
    const { jobs } = await harness.open(address, orderBackEnd({ orders: [editedOrder()] }));
    await press('Vorschau');
    await screen.findByText(`Pages of ${en.documents.title[kind]}`);
    await waitFor(() => expect(jobs[0]?.documents).toMatchObject([{ kind }]));
  });
});
