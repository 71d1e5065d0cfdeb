import Box from '@mui/material/Box';
import { useLocale, useTranslate } from 'react-admin';
import { declarationLinesOf } from '../../../../domain/documents/documents-of-order.ts';
import {
  checkedTermsOf,
  type DeclarationWarning,
  warningsAboutDeclaration,
} from '../../../../domain/documents/lines-check.ts';
import { fromCents } from '../../../../domain/money.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { fromGrams, toGrams } from '../../../../domain/weight.ts';
import { isolated } from '../../../i18n/languages.ts';
import { formatMoney, formatNumber } from '../../../kit/format/numbers.ts';
import type { PrintContent } from './print-content.ts';

/** What customs may not accept in a declaration, each with its line and the reason. */
export function CustomsWarnings({ warnings }: { warnings: readonly DeclarationWarning[] }) {
  const textsOf = useWarningTexts();
  return (
    <>
      {useTranslate()('editor.customs.intro')}
      <Box component="ul" sx={{ m: 0, mt: 0.5, paddingInlineStart: 2.5 }}>
        {warnings.map(textsOf).map((texts) => (
          <li key={texts}>{texts}</li>
        ))}
      </Box>
    </>
  );
}

export function useWarningTexts(): (warning: DeclarationWarning) => string {
  const translate = useTranslate();
  const locale = useLocale();
  const money = (cents: number) => isolated(formatMoney(fromCents(cents), locale));
  const weight = (grams: number) => isolated(formatNumber(fromGrams(grams), locale, 'kg'));
  const ofLine = (line: number, reason: string) =>
    translate('editor.customs.line', { line, reason });
  return (warning) => {
    switch (warning.kind) {
      case 'overLimit':
        return translate('editor.customs.overLimit', {
          sum: money(warning.sumCents),
          limit: money(warning.limitCents),
        });
      case 'overWeight':
        return translate('editor.customs.overWeight', {
          weight: weight(warning.grams),
          parcels: weight(warning.parcelGrams),
        });
      case 'sale':
        return translate('editor.customs.sale');
      case 'unitValue':
        return ofLine(
          warning.line,
          translate('editor.customs.unitValue', { sum: money(warning.lineCents) }),
        );
      case 'collective':
      case 'prohibited':
        return ofLine(
          warning.line,
          translate(`documents.warnings.${warning.kind}`, { word: isolated(warning.word) }),
        );
      default:
        return warning satisfies never;
    }
  };
}

type Declared = Parameters<typeof declarationLinesOf>[0] &
  Pick<Order, 'tripGroup' | 'wights'> &
  Partial<Pick<Order, 'customs'>>;

/** What customs may not accept in the declaration of an order, by the company's settings. */
export const customsWarnings = (
  order: Declared,
  { stored, company }: PrintContent,
): readonly DeclarationWarning[] =>
  warningsAboutDeclaration(declarationLinesOf(order), {
    texts: checkedTermsOf(stored, order.tripGroup),
    limitCents: company.limits.declaredValueCents[order.tripGroup],
    parcelGrams: order.wights > 0 ? toGrams(order.wights) : null,
    category: order.customs?.category,
  });
