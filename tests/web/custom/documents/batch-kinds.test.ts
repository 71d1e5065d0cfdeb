import { expect, it } from 'vitest';
import { BATCH_FILES } from '../../../../src/custom/documents/lists/batch-kinds.ts';

it('a clerk finds the orders list as orders.pdf and the tickets as ticket.pdf', () => {
  expect(BATCH_FILES.ordersList).toBe('orders.pdf');
  expect(BATCH_FILES.ticket).toBe('ticket.pdf');
});
