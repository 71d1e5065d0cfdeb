import { expect, test } from 'vitest';
import type { PrintedDocument } from '../../../../domain/documents/print-job.ts';
import type { PrintContent } from '../../../../src/custom/documents/printing/print-content.ts';
import { printJobOf } from '../../../../src/custom/documents/printing/use-printing.ts';
import {
  COMPANY,
  declarationDocument,
  invoiceDocument,
  labelDocument,
} from '../../../support/sample-documents.ts';

const terms = { number: 2, from: '2026-11-01' };
const DOCUMENTS: readonly PrintedDocument[] = [
  { ...invoiceDocument(), status: 'draft', exemptionNote: '', terms },
  { ...invoiceDocument(), terms },
  { ...declarationDocument(), terms },
  declarationDocument(),
  labelDocument(),
];

const addressesIn = (content: Partial<PrintContent>) => {
  const known = { stored: {}, company: COMPANY, blocks: [], origin: '', ...content };
  const about = { day: '2026-11-21', direction: 'A' as const, title: 'Probe' };
  return printJobOf({ documents: DOCUMENTS, ...about }, known).documents.map((document) =>
    'terms' in document ? (document.terms?.address ?? 'unknown') : 'none',
  );
};

test('documents that are drawn here name the address at which everybody reaches the terms', () => {
  const address = 'https://jisr.example/legal/agb/v2';
  const found = addressesIn({ origin: 'https://jisr.example' });
  expect(found).toEqual([address, address, address, 'none', 'none']);
});

test('documents name no address if the back end does not say where it is reached', () => {
  expect(addressesIn({})).toEqual(['unknown', 'unknown', 'unknown', 'none', 'none']);
});
