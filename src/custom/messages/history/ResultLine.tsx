import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { formatNumber } from '../../../kit/format/numbers.ts';
import { UrgencyIcon, type UrgencyLevel } from '../../../kit/urgency/Urgency.tsx';
import { type Campaign, caption, countOf, RESULTS, type Result } from './sent-messages.ts';

const COLOUR_OF: Readonly<Record<Result, string>> = {
  seen: 'success.main',
  delivered: 'success.light',
  sent: 'info.main',
  waiting: 'action.disabledBackground',
  unknown: 'warning.main',
  failed: 'error.main',
  skipped: 'text.disabled',
};

/** The results of a campaign that there are, with their shares. */
export const resultsOf = (campaign: Campaign): readonly { result: Result; count: number }[] =>
  RESULTS.map((result) => ({ result, count: countOf(campaign, result) })).filter(
    ({ count }) => count > 0,
  );

/** A calm bar of how many people were reached, and how. */
export function ResultBar({ campaign, height = 8 }: { campaign: Campaign; height?: number }) {
  return (
    <Box
      aria-hidden
      sx={{
        display: 'flex',
        gap: '2px',
        height,
        minWidth: 96,
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'action.hover',
      }}
    >
      {resultsOf(campaign).map(({ result, count }) => (
        <Box key={result} sx={{ flex: `${count} 0 2px`, bgcolor: COLOUR_OF[result] }} />
      ))}
    </Box>
  );
}

const LEVEL_OF: Partial<Readonly<Record<Result, UrgencyLevel>>> = {
  seen: 'fine',
  waiting: 'soon',
  unknown: 'unknown',
  failed: 'overdue',
};

/** A result beside its count, in the colour of the bar; what presses has a shape of its own. */
export function ResultDot({ result }: { result: Result }) {
  const level = LEVEL_OF[result];
  if (level) return <UrgencyIcon level={level} size={14} />;
  return (
    <Box
      component="span"
      aria-hidden
      sx={{ width: 10, height: 10, borderRadius: '50%', flex: 'none', bgcolor: COLOUR_OF[result] }}
    />
  );
}

/** The result of a campaign in one line of a list: how many of all were reached. */
export function ResultLine({ campaign }: { campaign: Campaign }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const number = (value: number) => formatNumber(value, locale);
  const texts = resultsOf(campaign)
    .map(
      ({ result, count }) =>
        `${number(count)} ${translate(caption(`results.${result}`), { smart_count: count })}`,
    )
    .join(' · ');
  const reached = RESULTS.slice(0, 3).reduce((sum, result) => sum + countOf(campaign, result), 0);
  return (
    <Box data-hint={texts} sx={{ minWidth: 120 }}>
      <Typography variant="caption" component="span" sx={FIGURES}>
        {translate(caption('reached'), {
          count: number(reached),
          total: number(campaign.total ?? 0),
        })}
      </Typography>
      <ResultBar campaign={campaign} height={4} />
    </Box>
  );
}

const FIGURES = { display: 'block', fontVariantNumeric: 'tabular-nums' } as const;
