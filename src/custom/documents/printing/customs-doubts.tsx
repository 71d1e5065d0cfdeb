import Box from '@mui/material/Box';
import { useLocale, useTranslate } from 'react-admin';
import {
  checkedWordsOf,
  type DeclarationDoubt,
  doubtsAboutDeclaration,
} from '../../../../domain/documents/lines-check.ts';
import { declarationLinesOf } from '../../../../domain/documents/papers-of-order.ts';
import { fromCents } from '../../../../domain/money.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { fromGrams, toGrams } from '../../../../domain/weight.ts';
import { isolated } from '../../../i18n/languages.ts';
import { formatMoney, formatNumber } from '../../../kit/format/numbers.ts';
import type { PrintContent } from './print-content.ts';

/** What customs may not accept in a declaration, each with its line and the reason. */
export function CustomsDoubts({ doubts }: { doubts: readonly DeclarationDoubt[] }) {
  const wordsOf = useDoubtWords();
  return (
    <>
      {useTranslate()('editor.customs.intro')}
      <Box component="ul" sx={{ m: 0, mt: 0.5, paddingInlineStart: 2.5 }}>
        {doubts.map(wordsOf).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </Box>
    </>
  );
}

export function useDoubtWords(): (doubt: DeclarationDoubt) => string {
  const translate = useTranslate();
  const locale = useLocale();
  const money = (cents: number) => isolated(formatMoney(fromCents(cents), locale));
  const weight = (grams: number) => isolated(formatNumber(fromGrams(grams), locale, 'kg'));
  const ofLine = (line: number, reason: string) =>
    translate('editor.customs.line', { line, reason });
  return (doubt) => {
    switch (doubt.kind) {
      case 'overLimit':
        return translate('editor.customs.overLimit', {
          sum: money(doubt.sumCents),
          limit: money(doubt.limitCents),
        });
      case 'overWeight':
        return translate('editor.customs.overWeight', {
          weight: weight(doubt.grams),
          parcels: weight(doubt.parcelGrams),
        });
      case 'sale':
        return translate('editor.customs.sale');
      case 'unitValue':
        return ofLine(
          doubt.line,
          translate('editor.customs.unitValue', { sum: money(doubt.lineCents) }),
        );
      case 'collective':
      case 'prohibited':
        return ofLine(
          doubt.line,
          translate(`documents.doubts.${doubt.kind}`, { word: isolated(doubt.word) }),
        );
      default:
        return doubt satisfies never;
    }
  };
}

type Declared = Parameters<typeof declarationLinesOf>[0] &
  Pick<Order, 'tripGroup' | 'wights'> &
  Partial<Pick<Order, 'customs'>>;

/** What customs may not accept in the declaration of an order, by the company's settings. */
export const customsDoubts = (
  order: Declared,
  { stored, company }: PrintContent,
): readonly DeclarationDoubt[] =>
  doubtsAboutDeclaration(declarationLinesOf(order), {
    words: checkedWordsOf(stored, order.tripGroup),
    limitCents: company.limits.declaredValueCents[order.tripGroup],
    parcelGrams: order.wights > 0 ? toGrams(order.wights) : null,
    category: order.customs?.category,
  });
