import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { LOCALES } from '../../../domain/fields.ts';
import { isOneOf } from '../../../domain/is-one-of.ts';
import { tripName } from '../../../domain/trips/trip-name.ts';
import type { TripYield } from '../../../domain/worklist/work-lines.ts';
import { loadOverviewTexts } from '../../i18n/overview/catalogues.ts';
import { formatMoney, formatNumber } from '../../kit/format/numbers.ts';
import { lazyTexts } from '../../kit/lazy-texts.tsx';
import { OverviewSection } from './OverviewSection.tsx';
import { useTripYields } from './use-worklist.ts';

const Texts = lazyTexts('overview', loadOverviewTexts);

/** What the latest trips earned and carried, beside each other. */
export function TripYields() {
  return (
    <Texts>
      <Yields />
    </Texts>
  );
}

function Yields() {
  const translate = useTranslate();
  const { data } = useTripYields();
  if (!data || data.length === 0) return null;
  return (
    <OverviewSection heading={translate('overview.yields.heading')} columns={{ xs: '1fr' }}>
      <Card component="li" sx={{ p: 2, overflowX: 'auto' }}>
        <YieldTable trips={data} />
      </Card>
    </OverviewSection>
  );
}

function YieldTable({ trips }: { trips: readonly TripYield[] }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const most = {
    revenue: Math.max(...trips.map(({ revenue }) => Number(revenue))),
    weight: Math.max(...trips.map(({ weight }) => weight)),
  };
  return (
    <Box component="table" sx={TABLE}>
      <thead>
        <tr>
          <th scope="col">{translate('overview.yields.trip')}</th>
          <th scope="col">{translate('overview.yields.revenue')}</th>
          <th scope="col">{translate('overview.yields.weight')}</th>
          <th scope="col">{translate('overview.load.packages')}</th>
        </tr>
      </thead>
      <tbody>
        {trips.map(({ _id, revenue, weight, packages, ...trip }) => (
          <tr key={_id}>
            <th scope="row">
              <MuiLink
                component={Link}
                color="inherit"
                to={`/trips/${encodeURIComponent(_id)}/show`}
              >
                <bdi>{tripName(trip, isOneOf(LOCALES, locale) ? locale : 'en', new Date())}</bdi>
              </MuiLink>{' '}
              <Typography component="span" variant="body2" color="text.secondary">
                {translate(trip.name === 'A' ? 'shell.menu.toMorocco' : 'shell.menu.fromMorocco')}
              </Typography>
            </th>
            <td>
              <Bar share={Number(revenue) / most.revenue} text={formatMoney(revenue, locale)} />
            </td>
            <td>
              <Bar
                share={weight / most.weight}
                text={formatNumber(weight, locale, 'kg')}
                isSecond
              />
            </td>
            <td>{formatNumber(packages, locale)}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

/** A value with a bar as long as its share of the largest one. */
function Bar({
  share,
  text,
  isSecond = false,
}: {
  share: number;
  text: string;
  isSecond?: boolean;
}) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(48px, 1fr) 12ch', gap: 1 }}>
      <Box aria-hidden sx={{ alignSelf: 'center', height: 10, bgcolor: 'action.hover' }}>
        <Box
          sx={{
            height: 1,
            width: `${Number.isFinite(share) ? Math.max(share, 0) * 100 : 0}%`,
            bgcolor: isSecond ? 'text.secondary' : 'primary.main',
          }}
        />
      </Box>
      <Typography variant="body2" component="span" dir="auto">
        {text}
      </Typography>
    </Box>
  );
}

const TABLE = {
  width: 1,
  minWidth: 560,
  borderCollapse: 'collapse',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { py: 0.75, px: 1, textAlign: 'end', fontWeight: 400 },
  '& th:first-of-type': { textAlign: 'start', px: 0 },
  '& thead th': { color: 'text.secondary', borderBottom: 1, borderColor: 'divider' },
} as const;
