import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { TripGroup } from '../../../domain/trips/groups.ts';

/** Links to the finished trips of a group, latest first. */
export function EarlierTrips({ group }: { group: TripGroup }) {
  const translate = useTranslate();
  const query = new URLSearchParams({
    filter: JSON.stringify({ name: group, finish: true }),
    displayedFilters: JSON.stringify({ name: true, finish: true }),
    sort: 'finishedAt',
    order: 'DESC',
  });
  return (
    <Button size="small" component={Link} to={`/trips?${query}`} startIcon={<HistoryOutlined />}>
      {translate('trips.tracking.earlier')}
    </Button>
  );
}
