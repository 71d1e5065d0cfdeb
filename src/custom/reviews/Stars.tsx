import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { isOneOf } from '../../../domain/is-one-of.ts';
import { RATINGS, starsOf } from '../../../domain/resources/reviews.ts';
import { choiceLabelKey } from '../../i18n/resource-labels.ts';

const ALL = '★★★★★';

/** The stars of a rating; a screen reader reads the number. */
export function Stars({ rating }: { rating: unknown }) {
  const translate = useTranslate();
  if (!isOneOf(RATINGS, rating)) return null;
  const full = starsOf(rating);
  return (
    <Box
      component="span"
      role="img"
      aria-label={translate(choiceLabelKey('reviews', 'rating', rating))}
      sx={{ whiteSpace: 'nowrap', letterSpacing: '0.05em' }}
    >
      <Box component="span" sx={{ color: 'warning.main' }}>
        {ALL.slice(0, full)}
      </Box>
      <Box component="span" sx={{ color: 'action.disabled' }}>
        {ALL.slice(full)}
      </Box>
    </Box>
  );
}
