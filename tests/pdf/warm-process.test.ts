import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PrintedDocument } from '../../domain/documents/print-job.ts';
import type { Party } from '../../domain/documents/printed-documents.ts';
import { printInNode } from '../../src/pdf/engine/print-in-node.ts';
import { printable } from '../../src/pdf/text/printable.ts';
import { ARABIC_WORDS } from '../support/arabic-words.ts';
import { lostWords } from '../support/pdf/letters.ts';
import { textOf } from '../support/pdf/read-pdf.ts';
import {
  declarationDocument,
  invoiceDocument,
  jobOf,
  labelDocument,
  ordersListDocument,
  ticketDocument,
} from '../support/sample-documents.ts';

const DOCUMENTS = 200;
const LETTERS = [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
  ...'ÄÖÜäöüßÀÂÉÈÊËÎÏÔÙÇàâéèêëîïôùûçŒœŞşĞğİıŁłŻżČčŠšÑñ',
];

/** Numbers that look random but are the same in every run. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

type Pick = (below: number) => number;

const word = (pick: Pick): string =>
  Array.from({ length: 4 + pick(6) }, () => LETTERS[pick(LETTERS.length)]).join('');
const arabic = (pick: Pick): string => ARABIC_WORDS[pick(ARABIC_WORDS.length)] ?? '';
const name = (pick: Pick): string =>
  pick(3) === 0 ? `${arabic(pick)} ${arabic(pick)}` : `${word(pick)} ${word(pick)}`;

const person = (pick: Pick, country: string): Party => ({
  name: name(pick),
  phone: `+212 6${pick(90) + 10}-${pick(900_000) + 100_000}`,
  street: `${word(pick)} ${pick(90) + 1}`,
  zip: String(pick(90_000) + 10_000),
  city: pick(2) === 0 ? word(pick) : arabic(pick),
  country,
});

/** A document whose kind follows from its position in the run, and every text that it must show. */
function drawn(index: number, pick: Pick): { document: PrintedDocument; texts: readonly string[] } {
  const sender = person(pick, 'DE');
  const recipient = person(pick, 'MA');
  const things = [word(pick), arabic(pick), name(pick)];
  const people = [sender, recipient].flatMap(({ name, street, city }) => [name, street, city]);
  const withLines = [...people, ...things];
  const lines = things.map((description) => ({ description, grams: 1000, cents: 100, count: 1 }));
  switch (index % 5) {
    case 0:
      return { document: { ...labelDocument(recipient, 1), sender }, texts: people };
    case 1:
      return { document: { ...invoiceDocument(), sender, recipient, lines }, texts: withLines };
    case 2:
      return { document: { ...declarationDocument(), sender, recipient, lines }, texts: withLines };
    case 3:
      return {
        document: { ...ticketDocument(recipient), sender },
        texts: [sender.name, recipient.name],
      };
    default: {
      const [row] = ordersListDocument(1).rows;
      if (!row) throw new Error('The sample list has a row.');
      const own = { ...row, sender: sender.name, recipient: recipient.name };
      return {
        document: { ...ordersListDocument(0), rows: [own] },
        texts: [sender.name, recipient.name],
      };
    }
  }
}

let complaints: string[];
beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'log').mockImplementation((...block) => void complaints.push(block.join(' ')));
  vi.spyOn(console, 'warn').mockImplementation((...block) => void complaints.push(block.join(' ')));
});
afterEach(() => vi.restoreAllMocks());

it(`a process that has drawn ${DOCUMENTS} documents in a row has lost no letter in any of them`, async () => {
  const pick = seeded(2026);
  const lost: string[] = [];
  for (let index = 0; index < DOCUMENTS; index += 1) {
    const { document, texts } = drawn(index, pick);
    const { bytes, missing } = await printInNode(jobOf(document));
    expect(missing).toEqual([]);
    lost.push(
      ...lostWords(texts.map(printable), await textOf(bytes)).map(
        (text) => `${document.kind}: ${text}`,
      ),
    );
  }
  expect(lost).toEqual([]);
  expect(complaints).toEqual([]);
});
