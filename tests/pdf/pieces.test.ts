import { expect, it } from 'vitest';
import type { Paper } from '../../domain/documents/print-job.ts';
import { papersOf, piecesOf } from '../../src/pdf/engine/worker-messages.ts';
import { labelPaper, ordersListPaper, ticketPaper } from '../support/sample-papers.ts';

const archived: Paper = { kind: 'archived', pdf: new Uint8Array(40_000_000) };

it.each<[string, readonly Paper[], number]>([
  ['nothing', [], 1],
  ['one ticket', [ticketPaper()], 1],
  ['500 labels', Array.from({ length: 500 }, () => labelPaper()), 5],
  ['a list of 2,500 rows', [ordersListPaper(2_500)], 5],
  ['two lists beside each other', [ordersListPaper(1_001), ordersListPaper(1_001)], 6],
  ['a list between tickets', [ticketPaper(), ordersListPaper(1_500), ticketPaper()], 5],
  ['archived documents', [ticketPaper(), archived, ticketPaper()], 3],
])('%s arrives unchanged, in pieces of limited size', (_, papers, count) => {
  const pieces = piecesOf(papers);
  expect(pieces).toHaveLength(count);
  expect(papersOf(pieces)).toEqual(papers);
});
