import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, memo, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { MAX_PARCEL_KG, type Parcel } from '../../../../domain/parcels/parcel.ts';
import { spacedParcelCode } from '../../../../domain/parcels/parcel-code.ts';
import { weighedGrams, weighedSoFar } from '../../../../domain/parcels/weighing.ts';
import { proposePrice } from '../../../../domain/prices/price-proposal.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { isolated } from '../../../i18n/languages.ts';
import { Code } from '../../../kit/format/formats.tsx';
import { formatNumber, numberLocale, parseWeight } from '../../../kit/format/numbers.ts';
import { useToast } from '../../../kit/notices/use-notice.tsx';
import { useShortcuts } from '../../../kit/shortcuts/use-shortcuts.ts';
import { isOfOrders } from '../../../providers/bin-methods.ts';
import { failureOf } from '../../../providers/call-error.ts';
import type { NewWeight } from '../../../providers/scan-methods.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { ProposedPrice } from '../../prices/ProposedPrice.tsx';
import { usePriceList } from '../../prices/use-price-list.ts';
import { Difference } from './WeighedBeside.tsx';

type Props = { order: Order; parcels: readonly Parcel[]; onClose: () => void };

/**
 * The parcels of an order as a table of weights: Enter goes from one to the next and saves after the
 * last one, in one call. What was typed stays until it is saved.
 */
export function WeighingTable({ order, parcels, onClose }: Props) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const hintId = useId();
  useShortcuts('weights');
  const table = useRef<HTMLTableElement>(null);
  /** What was typed, by the code of the parcel; the stored weight stands where nothing was. */
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [isChecked, setIsChecked] = useState(false);
  const { save, isSaving, problem } = useSaving(order, onClose);
  const texts = parcels.map((parcel) => typed[parcel.code] ?? typedWeight(parcel.weight, locale));
  const weights = texts.map(readWeight);

  useEffect(() => {
    const inputs = [...(table.current?.querySelectorAll('input') ?? [])];
    (inputs.find(({ value }) => value === '') ?? inputs[0])?.focus();
  }, []);

  const type = useCallback((code: string, text: string) => {
    setTyped((before) => ({ ...before, [code]: text }));
  }, []);

  const focus = (at: number) => {
    const input = table.current?.querySelectorAll('input')[at];
    input?.focus();
    input?.select();
  };
  const saveAll = () => {
    setIsChecked(true);
    const wrong = weights.indexOf(undefined);
    if (wrong >= 0) return focus(wrong);
    const changed = parcels.flatMap(({ code, weight, __v }, at) => {
      const next = weights[at] ?? null;
      return next === weight ? [] : [{ code, weight: next, __v }];
    });
    return changed.length > 0 ? save(changed) : onClose();
  };
  const press = (event: KeyboardEvent<HTMLTableElement>) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    const at = [...event.currentTarget.querySelectorAll('input')].indexOf(event.target);
    const step = STEPS[event.key];
    if (event.key === 'Escape') onClose();
    else if (step === undefined) return;
    else if (event.key === 'Enter' && at === parcels.length - 1) saveAll();
    else focus(Math.max(0, at + (event.key === 'Enter' && event.shiftKey ? -1 : step)));
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Box
        component="table"
        ref={table}
        aria-label={translate('weighing.table')}
        aria-describedby={hintId}
        onKeyDown={press}
        sx={TABLE}
      >
        <thead>
          <tr>
            <th scope="col">{translate('weighing.number')}</th>
            <th scope="col">{translate('weighing.code')}</th>
            <th scope="col" className="figure">
              {translate('weighing.weight')}
            </th>
          </tr>
        </thead>
        <tbody>
          {parcels.map((parcel, at) => (
            <Row
              key={parcel.code}
              parcel={parcel}
              text={texts[at] ?? ''}
              isLast={at === parcels.length - 1}
              isChecked={isChecked}
              onType={type}
            />
          ))}
        </tbody>
      </Box>
      <Typography id={hintId} variant="caption" color="text.secondary">
        {translate('weighing.hint')}
      </Typography>
      <Sums order={order} weights={weights} />
      {problem && <Alert severity="error">{translate(problem)}</Alert>}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="contained" disabled={isSaving} onClick={saveAll}>
          {translate('weighing.save')}
        </Button>
        <Button disabled={isSaving} onClick={onClose}>
          {translate('weighing.cancel')}
        </Button>
      </Box>
    </Box>
  );
}

/** How far each key moves; Tab is the browser's. */
const STEPS: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

type RowProps = {
  parcel: Parcel;
  text: string;
  isLast: boolean;
  /** Whether everything is judged, or only what was left. */
  isChecked: boolean;
  onType: (code: string, text: string) => void;
};

const Row = memo(function Row({ parcel, text, isLast, isChecked, onType }: RowProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const problemId = useId();
  const [wasLeft, setWasLeft] = useState(false);
  const { code, number, weight } = parcel;
  const isWrong = (wasLeft || isChecked) && readWeight(text) === undefined;
  const isOther = weight !== null && readWeight(text) !== weight;
  return (
    <tr>
      <td>{number}</td>
      <td>
        <Code value={spacedParcelCode(code)} />
      </td>
      <td className="figure">
        <input
          value={text}
          inputMode="decimal"
          enterKeyHint={isLast ? 'done' : 'next'}
          dir="ltr"
          autoComplete="off"
          maxLength={12}
          aria-label={translate('parcels.weigh', { number })}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? problemId : undefined}
          onChange={({ target }) => {
            setWasLeft(false);
            onType(code, target.value);
          }}
          onBlur={() => setWasLeft(true)}
        />
        {isOther && (
          <Typography variant="caption" color="text.secondary" component="p">
            {translate('weighing.stored', {
              weight: isolated(formatNumber(weight, locale, 'kg'), 'ltr'),
            })}
          </Typography>
        )}
        {isWrong && (
          <Typography id={problemId} variant="caption" color="error" component="p" role="alert">
            {translate('weighing.wrong', { typed: isolated(text.trim()) })}
          </Typography>
        )}
      </td>
    </tr>
  );
});

type SumsProps = { order: Order; weights: readonly (number | null | undefined)[] };

/** What the typed weights make: their sum beside what was announced, and their price. */
function Sums({ order, weights }: SumsProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { list } = usePriceList();
  const parcels = weights.map((weight) => ({ weight: weight ?? null }));
  const { count, kilograms } = weighedSoFar(parcels);
  const isWhole = weighedGrams(parcels) !== null;
  const announced = order.announcedWeight ?? order.wights;
  const weight = (value: number) => isolated(formatNumber(value, locale, 'kg'), 'ltr');
  const proposal =
    isWhole && list
      ? proposePrice({ direction: order.tripGroup, kilograms, count, parcels }, list)
      : undefined;
  return (
    <Box aria-live="polite" sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {translate('weighing.soFar', { count, of: parcels.length, weight: weight(kilograms) })}
        {announced > 0 && (
          <>
            {' · '}
            {translate('weighing.announced')}: {weight(announced)}
          </>
        )}
        {isWhole && announced > 0 && (
          <>
            {' · '}
            {translate('weighing.difference')}:{' '}
            <Difference announced={announced} weighed={kilograms} />
          </>
        )}
      </Typography>
      {proposal && <ProposedPrice proposal={proposal} />}
    </Box>
  );
}

/** Saves the weights in one call, and says what has become of it. */
function useSaving(order: Order, onSaved: () => void) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const provider = useAppDataProvider();
  const client = useQueryClient();
  const toast = useToast();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (weights: readonly NewWeight[]) => provider.weighParcels(order.id, weights),
    onSuccess: (_, weights) => {
      const { kilograms } = weighedSoFar(weights);
      const weight = isolated(formatNumber(kilograms, locale, 'kg'), 'ltr');
      toast(translate('weighing.saved', { weight }), { type: 'success' });
      onSaved();
    },
    // The page shows the new weights as soon as the table is closed.
    onSettled: () => client.invalidateQueries({ predicate: isOfOrders }),
  });
  const isStale = error !== null && failureOf(error).code === 'record.stale';
  return {
    save: mutate,
    isSaving: isPending,
    problem: error === null ? undefined : isStale ? 'weighing.stale' : 'weighing.failed',
  };
}

/** A stored weight as it is typed in a language. */
const typedWeight = (weight: number | null, locale: string): string =>
  weight === null
    ? ''
    : new Intl.NumberFormat(numberLocale(locale), { useGrouping: false }).format(weight);

/** Typed kilograms; `null` for an empty field, `undefined` if it is not the weight of a parcel. */
const readWeight = (typed: string): number | null | undefined =>
  typed.trim() === '' ? null : parseWeight(typed, MAX_PARCEL_KG);

const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { textAlign: 'start', typography: 'caption', color: 'text.secondary', pb: 0.5 },
  '& td': { py: 0.5, verticalAlign: 'top', borderTop: 1, borderColor: 'divider' },
  '& td:not(.figure)': { pt: 1.75, typography: 'body2' },
  '& .figure': { textAlign: 'end', width: 132 },
  '& input': {
    width: '100%',
    minHeight: 44,
    px: 1,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    bgcolor: 'transparent',
    color: 'text.primary',
    typography: 'body1',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  },
  '& input[aria-invalid]': { bgcolor: 'faint.error', borderColor: 'error.main' },
} as const;
