import { expect, it } from 'vitest';
import type { Order } from '../../../../domain/resources/commands.ts';
import { chosenOrder } from '../../../../src/custom/documents/editing/chosen-order.ts';
import { orderOf } from '../../../support/sample-order.ts';

const { _id, ...stored } = orderOf();
const to = (address: string): Order => ({
  ...stored,
  id: _id,
  recipient: { ...stored.recipient, address },
});

it('two people who changed different sentences of one text on a document both keep theirs', () => {
  const versions = {
    base: to('Ring twice. Second floor.'),
    mine: to('Ring once. Second floor.'),
    theirs: to('Ring twice. Third floor.'),
  };
  const chosen = chosenOrder(versions, { 'recipient.address': 'together' });
  expect(chosen.recipient.address).toBe('Ring once. Third floor.');
});
