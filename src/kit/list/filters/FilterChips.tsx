import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import { useGetMany, useListContext, useLocale, useTranslate } from 'react-admin';
import { LOCALES } from '../../../../domain/fields.ts';
import { isOneOf } from '../../../../domain/is-one-of.ts';
import { isObject } from '../../../../domain/validate.ts';
import { LANGUAGES } from '../../../i18n/languages.ts';
import { dayOf, formatLongDate } from '../../format/dates.ts';
import { dayBefore } from './berlin-days.ts';
import {
  currentIn,
  isInForce,
  type ListFilter,
  representationOf,
  saysTheSame,
  useListFilters,
  without,
} from './list-filters.ts';

/** The active filters of a list as chips, each with its value and a cross that removes it. */
export default function FilterChips() {
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const filters = useListFilters();
  const active = filters.filter((filter) => isInForce(filter, filterValues));
  const fields = active.flatMap((filter) => filter.fields);
  return (
    <ActiveFilters filters={filters}>
      {active.length > 1 && (
        <Button
          size="small"
          onClick={() => setFilters(without(filterValues, fields), undefined, false)}
        >
          {translate('kit.list.clearFilters')}
        </Button>
      )}
    </ActiveFilters>
  );
}

type ActiveProps = {
  filters: readonly ListFilter[];
  /** What else can be done with all of them. */
  children?: ReactNode;
};

/** Those of some filters that are active, each with its value and a cross that removes it. */
export function ActiveFilters({ filters, children }: ActiveProps) {
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const active = filters.filter((filter) => isInForce(filter, filterValues));
  if (active.length === 0) return null;
  const remove = ({ fields }: ListFilter) =>
    setFilters(without(filterValues, fields), undefined, false);
  return (
    <Box
      component="ul"
      aria-label={translate('kit.filter.active')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, mb: 1, p: 0, listStyle: 'none' }}
    >
      {active.map((filter) => (
        <li key={filter.name}>
          <Chip
            size="small"
            variant="outlined"
            label={
              <>
                {filter.label}:{' '}
                <bdi>
                  <FilterValue filter={filter} />
                </bdi>
              </>
            }
            title={translate('kit.filter.remove', { field: filter.label })}
            onClick={() => remove(filter)}
            onDelete={() => remove(filter)}
          />
        </li>
      ))}
      {children && <li>{children}</li>}
    </Box>
  );
}

/** The label of the value of a filter. */
function FilterValue({ filter }: { filter: ListFilter }): ReactNode {
  const { filterValues } = useListContext();
  const current = currentIn(filterValues, filter.name);
  switch (filter.kind) {
    case 'choice':
      return (
        filter.choices.find((choice) => saysTheSame(filter.fields, choice.filter, filterValues))
          ?.label ?? plain(current)
      );
    case 'numbers':
      return <Range current={current} unit={filter.unit} />;
    case 'days':
      return <Range current={current} format={formatLongDate} />;
    case 'moments':
      return <Range current={current} format={formatMomentLimit} />;
    case 'reference':
      return <ReferenceName target={filter.target} id={plain(current)} />;
    case 'value':
      return plain(current);
    default:
      return filter satisfies never;
  }
}

const plain = (current: unknown): string => [current].flat().map(String).join(', ');

const formatMomentLimit = (moment: string, limit: string): string =>
  formatLongDate(limit === 'lt' ? dayBefore(moment) : (dayOf(moment) ?? ''));

type RangeProps = {
  current: unknown;
  unit?: string | undefined;
  format?: (value: string, limit: string) => string;
};

/** `from – to`, with an arrow where one of the two is open. */
function Range({ current, unit, format = String }: RangeProps) {
  const locale = useLocale();
  const { direction } = LANGUAGES[isOneOf(LOCALES, locale) ? locale : 'en'];
  if (!isObject(current)) return plain(current);
  const limit = (...names: string[]) => {
    const name = names.find((one) => current[one] !== undefined);
    return name === undefined ? '' : format(String(current[name]), name);
  };
  const text = `${limit('gte', 'gt') || '…'} – ${limit('lte', 'lt') || '…'}`;
  // Days and numbers have no direction of their own: left to them, Arabic would read `until` for `from`.
  return <span dir={direction}>{unit ? `${text} ${unit}` : text}</span>;
}

function ReferenceName({ target, id }: { target: string; id: string }) {
  const { data } = useGetMany(target, { ids: [id] });
  const locale = useLocale();
  return data?.[0] ? representationOf(target, data[0], locale) : '…';
}
