import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import {
  RETAINED_KINDS,
  RETENTION_RULES,
  type RetainedKind,
  retentionBounds,
} from '../../../domain/retained-kinds.ts';
import { isolated } from '../../i18n/languages.ts';
import { formatMoment, formatShortDate } from '../../kit/format/dates.ts';
import { formatNumber } from '../../kit/format/numbers.ts';
import { AmountInput } from '../../kit/inputs/AmountInput.tsx';
import { Urgency } from '../../kit/urgency/Urgency.tsx';
import type { InputProps } from '../../kit/view/props.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';

/** Kinds of which the law demands a part, or decides how early they may go. */
const EXPLAINED = ['messages', 'sent', 'customers'] as const;

/** Kinds that are kept as long as nobody sets a limit. */
const UNLIMITED = ['identity', 'messages', 'sent', 'customers'] as const;

/** How long a kind of data is kept, and what that would remove now. */
export function RetentionInput(props: InputProps) {
  const translate = useTranslate();
  const typed: unknown = useWatch({ name: props.source });
  const kind = RETAINED_KINDS.find(
    (one) => props.source === `retention.${RETENTION_RULES[one].setting}`,
  );
  const explained = EXPLAINED.find((one) => one === kind);
  return (
    <>
      <AmountInput {...props} />
      <FormHelperText component="div" sx={{ mx: 1.75, mb: 1 }}>
        {/* Room for two lines: the form stays where it is while somebody types. */}
        <Box sx={{ minHeight: '3.4em' }}>{kind && <DueNow kind={kind} typed={typed} />}</Box>
        {explained && <div>{translate(`company.retention.${explained}.law`)}</div>}
      </FormHelperText>
    </>
  );
}

function DueNow({ kind, typed }: { kind: RetainedKind; typed: unknown }) {
  const translate = useTranslate();
  const locale = useLocale();
  const provider = useAppDataProvider();
  const { min, max, default: usual } = retentionBounds(kind);
  const limit = typed === undefined || typed === null || typed === '' ? null : Number(typed);
  const isValid = limit === null || (Number.isInteger(limit) && limit >= min && limit <= max);
  const { data } = useQuery({
    queryKey: ['retention', kind, limit],
    queryFn: async ({ signal }) => (await provider.getRetention({ kind, limit, signal })) ?? null,
    enabled: isValid,
    retry: false,
    throwOnError: false,
    meta: { silent: true },
  });
  const whenEmpty =
    limit === null && usual !== undefined
      ? translate('company.whenEmpty', { value: isolated(formatNumber(usual, locale)) })
      : undefined;
  if (!isValid) {
    return (
      <Box role="status">
        {translate('company.retention.bounds', {
          min: isolated(formatNumber(min, locale)),
          max: isolated(formatNumber(max, locale)),
        })}
      </Box>
    );
  }
  if (!data) return whenEmpty ?? ' ';
  const { due, exempt, stored, last } = data;
  const unlimited = UNLIMITED.find((one) => one === kind);
  return (
    <>
      {whenEmpty}
      <Box role="status">
        {data.limit === null &&
          unlimited &&
          translate(`company.retention.${unlimited}.stored`, { smart_count: stored })}
        {data.limit !== null && due === 0 && translate('company.retention.none')}
        {due > 0 && (
          <Urgency level="soon">
            {translate(`company.retention.${kind}.due`, { smart_count: due })}
          </Urgency>
        )}
        {exempt > 0 && (
          <div>
            {translate(`company.retention.${kind === 'customers' ? 'open' : 'demanded'}`, {
              smart_count: exempt,
            })}
          </div>
        )}
      </Box>
      {last &&
        translate('company.retention.last', {
          date: isolated(formatShortDate(last.at)),
          count: isolated(formatNumber(last.removed, locale)),
        })}
    </>
  );
}

/** What was removed by itself lately: of what, when, and how much. Nothing as long as nothing was. */
export function RetentionRuns() {
  const title = useId();
  const translate = useTranslate();
  const locale = useLocale();
  const provider = useAppDataProvider();
  const { data: runs } = useQuery({
    queryKey: ['retentionRuns'],
    queryFn: async ({ signal }) => (await provider.getRetentionRuns({ signal })) ?? null,
    retry: false,
    throwOnError: false,
    meta: { silent: true },
  });
  if (!runs || runs.length === 0) return null;
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Typography id={title} component="p" variant="subtitle2" sx={{ px: 2, pb: 1 }}>
        {translate('company.retention.runs')}
      </Typography>
      <Table size="small" aria-labelledby={title}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('company.retention.when')}</TableCell>
            <TableCell>{translate('company.retention.what')}</TableCell>
            <TableCell align="right">{translate('company.retention.howMany')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {runs.map(({ at, kind, removed }) => (
            <TableRow key={`${at} ${kind}`}>
              <TableCell>
                <bdi dir="ltr">{formatMoment(at)}</bdi>
              </TableCell>
              <TableCell>{translate(`company.retention.kinds.${kind}`)}</TableCell>
              <TableCell align="right">{formatNumber(removed, locale)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
