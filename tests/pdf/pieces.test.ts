import { expect, it } from 'vitest';
import type { PrintedDocument } from '../../domain/documents/print-job.ts';
import { documentsOf, piecesOf } from '../../src/pdf/engine/worker-messages.ts';
import { labelDocument, ordersListDocument, ticketDocument } from '../support/sample-documents.ts';

const archived: PrintedDocument = { kind: 'archived', pdf: new Uint8Array(40_000_000) };

it.each<[string, readonly PrintedDocument[], number]>([
  ['nothing', [], 1],
  ['one ticket', [ticketDocument()], 1],
  ['500 labels', Array.from({ length: 500 }, () => labelDocument()), 5],
  ['a list of 2,500 rows', [ordersListDocument(2_500)], 5],
  ['two lists beside each other', [ordersListDocument(1_001), ordersListDocument(1_001)], 6],
  ['a list between tickets', [ticketDocument(), ordersListDocument(1_500), ticketDocument()], 5],
  ['archived documents', [ticketDocument(), archived, ticketDocument()], 3],
])('%s arrives unchanged, in pieces of limited size', (_, documents, count) => {
  const pieces = piecesOf(documents);
  expect(pieces).toHaveLength(count);
  expect(documentsOf(pieces)).toEqual(documents);
});
