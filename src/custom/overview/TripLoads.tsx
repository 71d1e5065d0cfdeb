import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import type { CityLoad, TripLoad } from '../../../domain/worklist/work-lines.ts';
import { formatNumber, formatWeight } from '../../kit/format/numbers.ts';
import { OverviewSection, upToColumns } from './OverviewSection.tsx';

/** So many cities are named; the others stand together on one line. */
const NAMED_CITIES = 8;

/** What each open trip carries, city by city. */
export function TripLoads({ trips }: { trips: readonly TripLoad[] }) {
  const translate = useTranslate();
  const loaded = trips.filter(({ cities }) => cities.length > 0);
  if (loaded.length === 0) return null;
  return (
    <OverviewSection heading={translate('overview.load.heading')} columns={upToColumns(2)}>
      {loaded.map((trip) => (
        <Card component="li" key={trip._id} sx={{ p: 2 }}>
          <Load trip={trip} />
        </Card>
      ))}
    </OverviewSection>
  );
}

const total = (cities: readonly CityLoad[], city: string): CityLoad => ({
  city,
  orders: sum(cities, 'orders'),
  packages: sum(cities, 'packages'),
  weight: sum(cities, 'weight'),
});

const sum = (cities: readonly CityLoad[], of: 'orders' | 'packages' | 'weight'): number =>
  cities.reduce((whole, city) => whole + city[of], 0);

/** The unit stands in the head of the column. */
const inColumn = (kilograms: number, locale: string): string =>
  formatWeight(kilograms, locale, true).replace(/\s*kg$/, '');

function Load({ trip: { name, cities } }: { trip: TripLoad }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const rest = cities.slice(NAMED_CITIES);
  const rows = [
    ...cities
      .slice(0, NAMED_CITIES)
      .map((load) => ({ ...load, city: load.city || translate('overview.load.noCity') })),
    ...(rest.length > 0
      ? [total(rest, translate('overview.load.others', { smart_count: rest.length }))]
      : []),
  ];
  const group = translate(name === 'A' ? 'shell.menu.toMorocco' : 'shell.menu.fromMorocco');
  return (
    <Box component="table" sx={TABLE}>
      <Typography component="caption" sx={{ textAlign: 'start', fontWeight: 600, pb: 1 }}>
        {group}
      </Typography>
      <thead>
        <tr>
          <th scope="col">{translate('overview.load.city')}</th>
          <th scope="col">{translate('overview.load.packages')}</th>
          <th scope="col">kg</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ city, packages, weight }) => (
          <tr key={city}>
            <th scope="row">
              <bdi>{city}</bdi>
            </th>
            <td>{formatNumber(packages, locale)}</td>
            <td>{inColumn(weight, locale)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{translate('overview.load.all')}</th>
          <td>{formatNumber(sum(cities, 'packages'), locale)}</td>
          <td>{inColumn(sum(cities, 'weight'), locale)}</td>
        </tr>
      </tfoot>
    </Box>
  );
}

const TABLE = {
  width: 1,
  borderCollapse: 'collapse',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { py: 0.5, px: 0, textAlign: 'end', fontWeight: 400 },
  '& th:first-of-type': { textAlign: 'start', overflowWrap: 'anywhere' },
  '& thead th': { color: 'text.secondary', borderBottom: 1, borderColor: 'divider' },
  '& tfoot th, & tfoot td': { borderTop: 1, borderColor: 'divider', fontWeight: 650 },
  '& td, & thead th:not(:first-of-type)': { width: '9ch' },
} as const;
