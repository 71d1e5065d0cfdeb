import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import {
  type ImportRun,
  ROW_RESULTS,
  type RowDecision,
  type RowResult,
} from '../../../domain/imports/import-run.ts';
import { unavailable } from '../../kit/actions/unavailable.ts';
import { formatNumber } from '../../kit/format/numbers.ts';
import type { ImportStep } from '../../providers/import-methods.ts';
import { CheckedRows } from './CheckedRows.tsx';
import { InvalidRows } from './InvalidRows.tsx';
import { InvalidRowsButton } from './InvalidRowsButton.tsx';
import { decisionsOf } from './row-decisions.ts';

type Props = {
  run: ImportRun;
  isBusy: boolean;
  onStep: (step: ImportStep) => void;
  onColumns: () => void;
};

type Shown = RowResult | 'all' | 'corrected';

/** The third step: what the check has found, what will happen, and what is decided. */
export function CheckStep({ run, isBusy, onStep, onColumns }: Props) {
  const translate = useTranslate();
  const { counts, plan = NO_PLAN } = run;
  // The rows that somebody looks at stay in sight when the last of their errors is corrected.
  const [shown, setShown] = useState<Shown>(() => firstOf(counts));
  const isEmpty = plan.create + plan.update === 0;
  return (
    <>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, mb: 2 }}>
        <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
          {translate('importing.check.heading')}
        </Typography>
        <ResultChoice run={run} shown={shown} onShow={setShown} />
        <Plan run={run} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          <Button
            variant="contained"
            loading={isBusy}
            onClick={() => onStep({ to: 'start' })}
            {...(isEmpty && unavailable(translate('importing.check.nothing')))}
          >
            {translate('importing.check.start')}
          </Button>
          <Button onClick={onColumns}>{translate('importing.check.change')}</Button>
          {(counts.faulty ?? 0) > 0 && <InvalidRowsButton run={run} />}
        </Box>
      </Paper>
      <Rows key={shown} run={run} shown={shown} onStep={onStep} />
    </>
  );
}

const NONE_CORRECTED = { rows: 0, right: 0 } as const;
const NO_PLAN = { create: 0, update: 0, skip: 0 } as const;

/** Errors first: they are what somebody has to look at. */
const firstOf = (counts: ImportRun['counts']): Shown =>
  (['faulty', 'similar', 'same'] as const).find((one) => (counts[one] ?? 0) > 0) ?? 'all';

type ChoiceProps = { run: ImportRun; shown: Shown; onShow: (shown: Shown) => void };

function ResultChoice({ run: { counts, total, corrected }, shown, onShow }: ChoiceProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const offered: readonly Shown[] = ['all', ...ROW_RESULTS, 'corrected'];
  const countOf = (one: Shown) => {
    if (one === 'all') return total;
    return (one === 'corrected' ? corrected?.rows : counts[one]) ?? 0;
  };
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={shown}
      onChange={(_, value: Shown | null) => value !== null && onShow(value)}
      aria-label={translate('importing.check.heading')}
      sx={CHOICES}
    >
      {offered.map((one) => {
        const count = countOf(one);
        // What was just emptied stays while it is looked at.
        if (count === 0 && one !== 'all' && one !== shown) return null;
        return (
          <ToggleButton key={one} value={one} sx={{ gap: 1, textTransform: 'none' }}>
            {translate(`importing.check.results.${one}`)}
            <Box component="b" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {formatNumber(count, locale)}
            </Box>
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
}

/** In several lines on a phone, where what is joined looks torn apart. */
const CHOICES = (theme: Theme) => ({
  flexWrap: 'wrap',
  [theme.breakpoints.down('sm')]: {
    gap: 1,
    '&& .MuiToggleButtonGroup-grouped': {
      m: 0,
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
    },
  },
});

/** What the import would do, with all that is decided. */
function Plan({
  run: { plan = NO_PLAN, corrected = NONE_CORRECTED, counts },
}: Pick<ChoiceProps, 'run'>) {
  const translate = useTranslate();
  const locale = useLocale();
  const { faulty = 0 } = counts;
  const isEmpty = plan.create + plan.update === 0;
  return (
    <Alert severity={isEmpty ? 'info' : 'success'} role="status" sx={{ mt: 2 }}>
      {isEmpty
        ? translate('importing.check.nothing')
        : translate('importing.check.plan', {
            create: formatNumber(plan.create, locale),
            update: formatNumber(plan.update, locale),
            // The rows with errors are among those that the plan skips, and name no known record.
            skip: formatNumber(Math.max(0, plan.skip - faulty), locale),
          })}
      {corrected.rows > 0 &&
        ` ${translate('importing.mend.rows', {
          rows: formatNumber(corrected.rows, locale),
          right: formatNumber(corrected.right, locale),
        })}`}
      {faulty > 0 &&
        ` ${translate('importing.check.leftOut', { count: formatNumber(faulty, locale) })}`}
    </Alert>
  );
}

type RowsProps = Pick<Props, 'run' | 'onStep'> & { shown: Shown };

function Rows({ run, shown, onStep }: RowsProps) {
  const translate = useTranslate();
  const decide = useCallback(
    (number: number, decision: RowDecision | null) =>
      onStep({ to: 'decide', rows: { [number]: decision } }),
    [onStep],
  );
  const label = translate(`importing.check.results.${shown}`);
  return (
    <section aria-label={label}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 1.5 }}>
        <Typography color="text.secondary" sx={{ flex: 1, minWidth: 240 }}>
          {translate(`importing.check.about.${shown}`)}
        </Typography>
        {(shown === 'same' || shown === 'similar') && (
          <DecisionForAll run={run} result={shown} onStep={onStep} />
        )}
      </Box>
      {shown === 'faulty' || shown === 'corrected' ? (
        <InvalidRows run={run} label={label} which={shown === 'faulty' ? FAULTY : CORRECTED} />
      ) : (
        <CheckedRows
          run={run}
          label={label}
          result={shown === 'all' ? undefined : shown}
          onDecide={decide}
        />
      )}
    </section>
  );
}

const CORRECTED = { corrected: 'true' } as const;
const FAULTY = { verdict: 'faulty' } as const;

type ForAllProps = Pick<Props, 'run' | 'onStep'> & { result: 'same' | 'similar' };

function DecisionForAll({ run, result, onStep }: ForAllProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const count = formatNumber(run.counts[result] ?? 0, locale);
  return (
    <TextField
      select
      size="small"
      label={translate('importing.check.forAll', { count })}
      value={run.decisions[result] ?? 'skip'}
      onChange={({ target }) => {
        const decision = decisionsOf(result).find((one) => one === target.value);
        if (decision) onStep({ to: 'decide', all: { [result]: decision } });
      }}
      sx={{ minWidth: 320, maxWidth: '100%' }}
    >
      {decisionsOf(result).map((one) => (
        <MenuItem key={one} value={one}>
          {translate(`importing.check.decisions.${one}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
