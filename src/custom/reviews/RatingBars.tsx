import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useGetList, useLocale, useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import {
  RATINGS,
  type Rating,
  type RatingCounts,
  ratingOf,
} from '../../../domain/resources/reviews.ts';
import { isObject } from '../../../domain/validate.ts';
import { choiceLabelKey } from '../../i18n/resource-labels.ts';
import { formatNumber } from '../../kit/format/numbers.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';
import { Stars } from './Stars.tsx';

/** The distribution of all reviews above their list; a bar shows the reviews behind it. */
export function RatingBars() {
  const locale = useLocale();
  const rating = useRatings();
  const { rating: chosen, ...others } = useShownFilter();
  const listOf = (one: Rating) => {
    const filter = chosen === one ? others : { ...others, rating: one };
    return `/reviews?${new URLSearchParams({ filter: JSON.stringify(filter), page: '1' })}`;
  };
  return (
    <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', my: 1.5, minBlockSize: 132 }}>
      <Box sx={{ inlineSize: 72, textAlign: 'center' }}>
        <Typography variant="h4" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {rating?.average == null ? '–' : formatNumber(rating.average, locale)}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {rating ? formatNumber(rating.count, locale) : ''}
        </Typography>
      </Box>
      <Box sx={{ flex: 1, maxInlineSize: 480 }}>
        {RATINGS.map((one) => (
          <RatingBar
            key={one}
            rating={one}
            of={rating}
            isChosen={chosen === one}
            to={listOf(one)}
          />
        ))}
      </Box>
    </Box>
  );
}

type BarProps = {
  readonly rating: Rating;
  readonly of: RatingCounts | undefined;
  readonly isChosen: boolean;
  /** The list with these reviews alone, or with all again. */
  readonly to: string;
};

function RatingBar({ rating, of, isChosen, to }: BarProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const found = of?.[rating] ?? 0;
  const share = of && of.count > 0 ? found / of.count : 0;
  const label = translate(choiceLabelKey('reviews', 'rating', rating));
  return (
    <ButtonBase
      component={Link}
      to={to}
      aria-current={isChosen || undefined}
      aria-label={`${label}: ${formatNumber(found, locale)}`}
      sx={{
        display: 'flex',
        inlineSize: '100%',
        gap: 1.5,
        px: 1,
        py: 0.25,
        borderRadius: 1,
        bgcolor: isChosen ? 'action.selected' : undefined,
        '&:hover, &.Mui-focusVisible': { bgcolor: 'action.hover' },
      }}
    >
      <Stars rating={rating} />
      <Box sx={{ flex: 1, blockSize: 8, borderRadius: 1, bgcolor: 'action.hover' }}>
        <Box
          sx={{
            blockSize: 8,
            borderRadius: 1,
            bgcolor: 'primary.main',
            inlineSize: `${share * 100}%`,
          }}
        />
      </Box>
      <Box
        component="span"
        sx={{ minInlineSize: 32, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}
      >
        {formatNumber(found, locale)}
      </Box>
    </ButtonBase>
  );
}

/** The filter in the address of the list. */
function useShownFilter(): Readonly<Record<string, unknown>> {
  const [search] = useSearchParams();
  try {
    const filter: unknown = JSON.parse(search.get('filter') ?? '{}');
    return isObject(filter) ? filter : {};
  } catch {
    return {};
  }
}

const ONE_ROW = { page: 1, perPage: 1 };
const BY_AGE = { field: 'createdAt', order: 'DESC' } as const;

/** How many reviews give how many stars, in one call; a back end without it counts each of them. */
function useRatings(): RatingCounts | undefined {
  const provider = useAppDataProvider();
  const { data, isPending } = useQuery({
    // Below the key of the reviews, so that a change of one counts them again.
    queryKey: ['reviews', 'rating'],
    queryFn: async ({ signal }) => (await provider.getRating({ signal })) ?? null,
    retry: false,
    meta: { silent: true },
  });
  const counted = useCountedRatings(!isPending && !data);
  return data ?? counted;
}

/** Counts the reviews of each rating; nothing until all is known. */
function useCountedRatings(isRequested: boolean): RatingCounts | undefined {
  const counts: Readonly<Record<Rating, number | undefined>> = {
    fiveStar: useCountOf('fiveStar', isRequested),
    fourStar: useCountOf('fourStar', isRequested),
    threeStar: useCountOf('threeStar', isRequested),
    twoStar: useCountOf('twoStar', isRequested),
    oneStar: useCountOf('oneStar', isRequested),
  };
  if (RATINGS.some((one) => counts[one] === undefined)) return undefined;
  return ratingOf((one) => counts[one] ?? 0);
}

const useCountOf = (rating: Rating, enabled: boolean): number | undefined =>
  useGetList(
    'reviews',
    { filter: { rating }, sort: BY_AGE, pagination: ONE_ROW },
    { enabled, meta: { silent: true } },
  ).total;
