import {
  checkedWordsOf,
  type DeclarationDoubt,
  doubtsAboutDeclaration,
} from '../../../../domain/documents/lines-check.ts';
import { declarationLinesOf } from '../../../../domain/documents/papers-of-order.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import type { PrintContent } from './print-content.ts';

type Declared = Parameters<typeof declarationLinesOf>[0] & Pick<Order, 'tripGroup'>;

/** What customs may not accept in the declaration of an order, by the company's settings. */
export const customsDoubts = (
  order: Declared,
  { stored, company }: PrintContent,
): readonly DeclarationDoubt[] =>
  doubtsAboutDeclaration(declarationLinesOf(order), {
    words: checkedWordsOf(stored, order.tripGroup),
    limitCents: company.limits.declaredValueCents[order.tripGroup],
  });
