import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { createContext, use, useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { dutyFreeOf } from '../../../../domain/documents/duty-free.ts';
import {
  type CheckedTerms,
  checkedTermsOf,
  warningsAbout,
} from '../../../../domain/documents/lines-check.ts';
import { declaredTotals } from '../../../../domain/documents/totals.ts';
import { fromCents } from '../../../../domain/money.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import type { TripGroup } from '../../../../domain/trips/groups.ts';
import { fromGrams } from '../../../../domain/weight.ts';
import { isolated } from '../../../i18n/languages.ts';
import { formatMoney, formatNumber } from '../../../kit/format/numbers.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import type { EditorLine, EditorValues } from '../editing/editor-values.ts';
import { readCents, readGrams, readNumber, typedCents } from '../editing/typed-figures.ts';
import { printContentQuery } from '../printing/print-content.ts';
import { GoodsCell } from './GoodsCell.tsx';
import { LineFacts, OriginNames } from './LineFacts.tsx';
import { LinesTable } from './LinesTable.tsx';
import { kilogramsIn, TypedWeights } from './TypedWeights.tsx';

type Props = { direction: TripGroup; readOnly: boolean };

/** The declared goods, each checked for the terms that the company has listed. */
export function DeclaredLines({ direction, readOnly }: Props) {
  const { data } = useQuery(printContentQuery(useAppDataProvider()));
  const texts = useMemo(
    () => (data ? checkedTermsOf(data.stored, direction) : { collective: [], prohibited: [] }),
    [data, direction],
  );
  const { control } = useFormContext<EditorValues>();
  const hasFacts = useWatch({ control, name: 'customs', compute: (customs) => customs !== null });
  return (
    <CheckedTermsContext value={texts}>
      <LinesTable
        Text={GoodsCell}
        kind="declaration"
        quantity="numeric"
        readOnly={readOnly}
        remark={remarkAt}
        onTyped={useLineValues()}
        facts={hasFacts ? (readOnly ? shownFacts : typedFacts) : undefined}
      />
      <OriginNames />
    </CheckedTermsContext>
  );
}

const TYPED = /^lines\.(\d+)\.(quantity|unitValue|amount)$/;

/**
 * Keeps the value of a line and that of its pieces together: the pieces make the line's value, and a
 * value that is typed for the line is divided among them, or leaves theirs open.
 */
function useLineValues(): (path: string) => void {
  const locale = useLocale();
  const { getValues, setValue } = useFormContext<EditorValues>();
  return (path) => {
    const [, at, part] = TYPED.exec(path) ?? [];
    if (at === undefined) return;
    const { quantity, amount, unitValue = '' } = getValues(`lines.${Number(at)}`);
    const [count, cents, unitCents] = [countOf(quantity), readCents(amount), readCents(unitValue)];
    if (!count || unitCents === null || cents === count * unitCents) return;
    const change = (name: 'amount' | 'unitValue', value: number | undefined) =>
      setValue(
        `lines.${Number(at)}.${name}`,
        value === undefined ? '' : typedCents(value, locale),
        { shouldDirty: true },
      );
    if (part !== 'amount') change('amount', count * unitCents);
    else if (cents !== null) change('unitValue', cents % count === 0 ? cents / count : undefined);
  };
}

const typedFacts = (at: number) => <LineFacts at={at} readOnly={false} />;
const shownFacts = (at: number) => <LineFacts at={at} readOnly />;

const remarkAt = (at: number) => <LineRemark at={at} />;

/** What customs may question about a line, shown next to it. It does not prevent saving. */
function LineRemark({ at }: { at: number }) {
  const translate = useTranslate();
  const texts = use(CheckedTermsContext);
  const text = useWatch<EditorValues, `lines.${number}.text`>({ name: `lines.${at}.text` });
  const warnings = warningsAbout(text ?? '', texts);
  if (warnings.length === 0) return null;
  return (
    <Box role="status" sx={LOOK}>
      <WarningAmberOutlined sx={{ fontSize: 16, flex: 'none', mt: '2px' }} />
      <span>
        {warnings
          .map(({ kind, word }) =>
            translate(`documents.warnings.${kind}`, { word: isolated(word) }),
          )
          .join(' ')}
      </span>
    </Box>
  );
}

const LOOK = {
  display: 'flex',
  gap: 0.5,
  px: 1,
  pb: 0.75,
  typography: 'caption',
  color: 'ink.warning',
} as const;

/** The terms that declaration lines are checked for; none until they have loaded. */
const CheckedTermsContext = createContext<CheckedTerms>({ collective: [], prohibited: [] });

const countOf = (typed: string): number | null => {
  const count = readNumber(typed);
  return typeof count === 'number' ? count : null;
};

/** The live totals of the declared goods, against the limits of their direction. */
export function DeclaredSum({ order, readOnly }: { order: Order; readOnly: boolean }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { data } = useQuery(printContentQuery(useAppDataProvider()));
  const lines = useWatch<EditorValues, 'lines'>({ name: 'lines' });
  const { count, valueCents, grams } = declaredTotals(
    lines.map(({ quantity, amount, weight = '' }) => ({
      count: countOf(quantity),
      cents: readCents(amount),
      grams: readGrams(weight),
    })),
  );
  const money = (cents: number) => isolated(formatMoney(fromCents(cents), locale));
  const weight = isolated(formatNumber(fromGrams(grams), locale, 'kg'));
  const limit = data?.company.limits.declaredValueCents[order.tripGroup];
  const free = data && dutyFreeOf(data.stored, order.tripGroup);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, flexWrap: 'wrap' }}>
        <Typography variant="body2" color="text.secondary">
          {translate('documents.declared.count', { smart_count: count })}
        </Typography>
        {grams > 0 && (
          <Typography variant="body2" color="text.secondary">
            {translate('editor.customs.netWeight', { weight })}
          </Typography>
        )}
        <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
          {translate('documents.declared.sum', { sum: money(valueCents) })}
        </Typography>
      </Box>
      <TypedWeights order={order} kind="declaration" readOnly={readOnly} weighed={netOf} />
      {limit !== undefined && valueCents > limit && (
        <Alert severity="warning">
          {translate('documents.declared.overLimit', { limit: money(limit) })}
        </Alert>
      )}
      {free && valueCents > free.cents && (
        <Alert severity="warning">
          {translate(`editor.customs.dutyFree.${order.tripGroup}`, {
            limit: money(free.cents),
            dirhams: isolated(formatNumber(free.dirhams ?? 0, locale, 'MAD')),
            source: isolated(free.source),
          })}
        </Alert>
      )}
    </Box>
  );
}

/** The declared goods are weighed net. */
const netOf = (lines: readonly EditorLine[]) => ({
  declarationConten: lines.map(({ weight = '' }) => ({ weight: kilogramsIn(weight) })),
});
