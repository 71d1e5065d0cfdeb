import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useListContext, useLocale, useTranslate } from 'react-admin';
import { formatNumber } from '../../../kit/format/numbers.ts';
import { ResultBar, ResultDot, resultsOf } from './ResultLine.tsx';
import { type Campaign, caption, type Result, STATUSES_OF } from './sent-messages.ts';

/** The results of a campaign: a click on a count shows those people only, a second one all again. */
export function ResultFilter({ campaign }: { campaign: Campaign }) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const shown = [filterValues.status].flat().join();
  const toggle = (result: Result) => {
    const { status: _, ...rest } = filterValues;
    const statuses = [...STATUSES_OF[result]];
    const [only] = statuses;
    const isShown = shown === statuses.join();
    setFilters(isShown ? rest : { ...rest, status: statuses.length > 1 ? statuses : only });
  };
  return (
    <Box sx={{ mt: 2.5 }}>
      <ResultBar campaign={campaign} />
      <Box
        role="group"
        aria-label={translate(caption('page.results'))}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}
      >
        {resultsOf(campaign).map(({ result, count }) => (
          <ResultButton
            key={result}
            result={result}
            count={count}
            isShown={shown === STATUSES_OF[result].join()}
            onToggle={() => toggle(result)}
          />
        ))}
      </Box>
    </Box>
  );
}

type ButtonProps = { result: Result; count: number; isShown: boolean; onToggle: () => void };

function ResultButton({ result, count, isShown, onToggle }: ButtonProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  return (
    <ButtonBase
      aria-pressed={isShown}
      onClick={onToggle}
      data-hint={translate(caption(`resultHints.${result}`))}
      sx={{
        gap: 1,
        px: 1.25,
        minHeight: 36,
        borderRadius: 1,
        border: 1,
        borderColor: isShown ? 'primary.main' : 'divider',
        bgcolor: isShown ? 'action.selected' : 'transparent',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <ResultDot result={result} />
      <Typography variant="body2" component="span">
        <b style={{ fontVariantNumeric: 'tabular-nums' }}>{formatNumber(count, locale)}</b>{' '}
        {translate(caption(`results.${result}`), { smart_count: count })}
      </Typography>
    </ButtonBase>
  );
}
