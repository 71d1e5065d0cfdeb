import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { WorkLine } from '../../../domain/worklist/work-lines.ts';
import { loadOverviewTexts } from '../../i18n/overview/catalogues.ts';
import { formatNumber } from '../../kit/format/numbers.ts';
import { lazyTexts } from '../../kit/lazy-texts.tsx';
import { TripLoads } from './TripLoads.tsx';
import { useReservedHeight } from './use-reserved-height.ts';
import { useWorklist } from './use-worklist.ts';
import { WorkLineRow } from './WorkLineRow.tsx';

const Texts = lazyTexts('overview', loadOverviewTexts);

/** What is to be done today, and below it what the open trips carry. */
export function WorkList() {
  const [isThere, setThere] = useState(false);
  const { height, measured } = useReservedHeight('work', isThere);
  return (
    <Box ref={measured} sx={{ minHeight: height }}>
      <Texts>
        <Work onSettled={setThere} />
      </Texts>
    </Box>
  );
}

/** So many lines are read at a glance; the others are folded below them. */
const SHOWN_LINES = 8;

function Work({ onSettled }: { onSettled: (isSettled: boolean) => void }) {
  const translate = useTranslate();
  const { data, isError, refetch } = useWorklist();
  const isSettled = data !== undefined || isError;
  useLayoutEffect(() => onSettled(isSettled), [onSettled, isSettled]);
  // A back end without a work list.
  if (data === null) return null;
  return (
    <>
      <Box component="section" aria-labelledby="work-heading" sx={{ mb: 3.5 }}>
        <Typography
          id="work-heading"
          component="h2"
          sx={{ mb: 1.25, fontWeight: 650, color: 'text.secondary' }}
        >
          {translate('overview.work.heading')}
        </Typography>
        <Card>
          {isError && !data ? (
            <Box sx={{ p: 2, display: 'flex', alignItems: 'center', gap: 2 }}>
              <Typography>{translate('overview.work.failed')}</Typography>
              <Button onClick={() => void refetch()}>{translate('common.retry')}</Button>
            </Box>
          ) : data ? (
            <Lines lines={data.lines} />
          ) : (
            <Expected />
          )}
        </Card>
      </Box>
      {data && <TripLoads trips={data.trips} />}
    </>
  );
}

const ROW_HEIGHT = 52;

const Expected = () => (
  <Box aria-hidden sx={{ p: 2 }}>
    <Skeleton variant="rounded" height={SHOWN_LINES * ROW_HEIGHT - 32} />
  </Box>
);

function Lines({ lines }: { lines: readonly WorkLine[] }) {
  const translate = useTranslate();
  const locale = useLocale();
  const [areSnoozedShown, showSnoozed] = useState(false);
  const [isWhole, showWhole] = useState(false);
  const waiting = lines.filter(({ count }) => count > 0);
  const open = waiting.filter(({ snoozedUntil }) => !snoozedUntil);
  const snoozed = waiting.filter(({ snoozedUntil }) => snoozedUntil);
  return (
    <>
      {open.length === 0 && (
        <Typography sx={{ p: 2 }}>{translate('overview.work.nothing')}</Typography>
      )}
      <Box component="ul" sx={ROWS}>
        {(isWhole ? open : open.slice(0, SHOWN_LINES)).map((line, at) => (
          <WorkLineRow key={line.line} line={line} isNext={at === 0} />
        ))}
        {areSnoozedShown && snoozed.map((line) => <WorkLineRow key={line.line} line={line} />)}
      </Box>
      {open.length > SHOWN_LINES && (
        <Button size="small" aria-expanded={isWhole} onClick={() => showWhole(!isWhole)} sx={FOLD}>
          {isWhole
            ? translate('overview.work.fewer')
            : translate('overview.work.more', {
                smart_count: open.length - SHOWN_LINES,
                number: formatNumber(open.length - SHOWN_LINES, locale ?? 'en'),
              })}
        </Button>
      )}
      {snoozed.length > 0 && (
        <Button
          size="small"
          aria-expanded={areSnoozedShown}
          onClick={() => showSnoozed(!areSnoozedShown)}
          sx={FOLD}
        >
          {translate('overview.work.snoozed', {
            smart_count: snoozed.length,
            number: formatNumber(snoozed.length, locale ?? 'en'),
          })}
        </Button>
      )}
    </>
  );
}

const FOLD = { mx: 1, mb: 0.5, minHeight: 44 } as const;

const ROWS = { m: 0, p: 0, listStyle: 'none' } as const;
