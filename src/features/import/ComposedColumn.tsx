import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import {
  CELL_SIDES,
  JOIN_SEPARATORS,
  joinTexts,
  SPLIT_RULES,
  splitText,
} from '../../../domain/imports/composed-columns.ts';
import type { ImportPlace } from '../../../domain/imports/import-columns.ts';
import { columnName, type ImportRow } from '../../../domain/imports/import-run.ts';
import { formatNumber } from '../../kit/format/numbers.ts';
import type { ColumnJoin, ColumnUse } from './column-plan.ts';
import { usePlaceLabel } from './use-place-label.ts';

/** So many rows are shown as they will be, and so many of those that cannot be split are named. */
const SHOWN = 3;
const NAMED = 5;

type SplitUse = Extract<ColumnUse, { kind: 'split' }>;

type SplitProps = {
  column: number;
  /** What the column is called: said after each label to those who hear the page. */
  name: string;
  use: SplitUse;
  rows: readonly ImportRow[];
  places: readonly ImportPlace[];
  onChange: (use: SplitUse) => void;
};

/** Where a column is split, what its two sides are, and what becomes of the first rows. */
export function SplitColumn({ column, name, use, rows, places, onChange }: SplitProps) {
  const { rule, places: sides, unsplit } = use;
  const translate = useTranslate();
  const labelOf = usePlaceLabel();
  const filled = rows.filter(({ cells }) => (cells[column] ?? '') !== '');
  const readings = filled.map(({ number, cells }) => {
    const text = cells[column] ?? '';
    return { number, text, sides: splitText(text, rule) };
  });
  const failed = readings.filter((one) => one.sides === undefined);
  return (
    <Composed>
      <TextField
        select
        fullWidth
        size="small"
        label={translate('importing.columns.split.at')}
        value={rule}
        onChange={({ target }) => {
          const chosen = SPLIT_RULES.find((one) => one === target.value);
          if (chosen) onChange({ ...use, rule: chosen });
        }}
        slotProps={{ htmlInput: { 'aria-label': name } }}
      >
        {SPLIT_RULES.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`importing.columns.split.rules.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {CELL_SIDES.map((side) => (
        <TextField
          key={side}
          select
          fullWidth
          size="small"
          label={translate(`importing.columns.split.${side}`)}
          value={sides[side] ?? ''}
          onChange={({ target }) =>
            onChange({ ...use, places: { ...sides, [side]: target.value || undefined } })
          }
          slotProps={{
            select: { displayEmpty: true },
            inputLabel: { shrink: true },
            htmlInput: { 'aria-label': name },
          }}
        >
          <MenuItem value="">
            <em>{translate('importing.columns.none')}</em>
          </MenuItem>
          {places.map(({ path }) => (
            <MenuItem key={path} value={path}>
              {labelOf(path)}
            </MenuItem>
          ))}
        </TextField>
      ))}
      <TextField
        select
        fullWidth
        size="small"
        label={translate('importing.columns.split.unsplit')}
        value={unsplit ?? ''}
        onChange={({ target }) =>
          onChange({ ...use, unsplit: CELL_SIDES.find((side) => side === target.value) })
        }
        slotProps={{
          select: { displayEmpty: true },
          inputLabel: { shrink: true },
          htmlInput: { 'aria-label': name },
        }}
      >
        <MenuItem value="">{translate('importing.columns.split.faulty')}</MenuItem>
        {CELL_SIDES.map((side) => (
          <MenuItem key={side} value={side}>
            {translate(`importing.columns.split.whole.${side}`)}
          </MenuItem>
        ))}
      </TextField>
      <Preview
        lines={readings.flatMap(({ number, sides: both }) =>
          both ? [{ number, parts: [...both] }] : [],
        )}
      />
      <NotSplit failed={failed} isError={unsplit === undefined} rows={rows.length} />
    </Composed>
  );
}

type NotSplitProps = {
  failed: readonly { readonly number: number; readonly text: string }[];
  isError: boolean;
  /** How many rows were looked through. */
  rows: number;
};

/** What cannot be split, by its rows. */
function NotSplit({ failed, isError, rows }: NotSplitProps) {
  const translate = useTranslate();
  const locale = useLocale();
  return (
    <Typography
      variant="body2"
      role="status"
      color={failed.length > 0 && isError ? 'error' : 'text.secondary'}
    >
      {failed.length === 0
        ? translate('importing.columns.split.all', {
            smart_count: rows,
            rows: formatNumber(rows, locale),
          })
        : translate('importing.columns.split.failed', {
            count: formatNumber(failed.length, locale),
          })}
      {failed.slice(0, NAMED).map(({ number, text }) => (
        <Box key={number} component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          {translate('importing.columns.split.row', { number })} <bdi>{text}</bdi>
        </Box>
      ))}
      {failed.length > NAMED && '…'}
    </Typography>
  );
}

type JoinedProps = {
  column: number;
  /** All columns of the place, in the order of their texts. */
  columns: readonly number[];
  how: ColumnJoin;
  headers: readonly string[];
  rows: readonly ImportRow[];
  onChange: (how: ColumnJoin) => void;
};

/** How columns of one place are joined; said once, below the first of them. */
export function JoinedColumn({ column, columns, how, headers, rows, onChange }: JoinedProps) {
  const translate = useTranslate();
  const nameOf = (one: number) => `${columnName(one)} ${headers[one] ?? ''}`;
  const names = columns.map(nameOf).join(' + ');
  const [first = column] = columns.toSorted((one, other) => one - other);
  const title = translate('importing.columns.join.title', { columns: names });
  if (column !== first) {
    return (
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {title}
      </Typography>
    );
  }
  return (
    <Composed>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <TextField
          select
          size="small"
          label={translate('importing.columns.join.separator')}
          value={JOIN_SEPARATORS.indexOf(how.separator)}
          onChange={({ target }) => {
            const separator = JOIN_SEPARATORS[Number(target.value)];
            if (separator !== undefined) onChange({ ...how, separator });
          }}
          slotProps={{
            htmlInput: { 'aria-label': names },
          }}
          sx={{ minWidth: 180, flex: 1 }}
        >
          {JOIN_SEPARATORS.map((separator, at) => (
            <MenuItem key={separator} value={at}>
              {translate(`importing.columns.join.separators.${SEPARATOR_NAMES[separator]}`)}
            </MenuItem>
          ))}
        </TextField>
        <Button onClick={() => onChange({ ...how, order: columns.toReversed() })}>
          {translate('importing.columns.join.swap')}
        </Button>
      </Box>
      <Preview
        lines={rows.map(({ number, cells }) => ({
          number,
          parts: [
            joinTexts(
              columns.map((one) => cells[one] ?? ''),
              how.separator,
            ),
          ],
        }))}
      />
    </Composed>
  );
}

const SEPARATOR_NAMES = {
  ' ': 'space',
  ', ': 'comma',
  '-': 'hyphen',
  ' - ': 'dash',
  '/': 'slash',
  '; ': 'semicolon',
  '\n': 'lineBreak',
  '': 'nothing',
} as const satisfies Record<(typeof JOIN_SEPARATORS)[number], string>;

function Composed({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, mt: 1.5 }}>{children}</Box>;
}

type PreviewProps = { lines: readonly { number: number; parts: readonly string[] }[] };

/** The first rows as they will be. */
function Preview({ lines }: PreviewProps) {
  const translate = useTranslate();
  const shown = lines.filter(({ parts }) => parts.some((part) => part !== '')).slice(0, SHOWN);
  if (shown.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={translate('importing.columns.preview')}
      sx={{ m: 0, p: 1, listStyle: 'none', bgcolor: 'action.hover', borderRadius: 1 }}
    >
      {shown.map(({ number, parts }) => (
        <Typography key={number} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {parts.map((part, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: both sides may say the same
            <span key={at}>
              {at > 0 && (
                <Box component="span" aria-hidden sx={{ color: 'text.secondary', px: 1 }}>
                  |
                </Box>
              )}
              <Box component="bdi" sx={{ whiteSpace: 'pre-wrap' }}>
                {part === '' ? '–' : part}
              </Box>
            </span>
          ))}
        </Typography>
      ))}
    </Box>
  );
}
