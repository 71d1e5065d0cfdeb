import EventOutlined from '@mui/icons-material/EventOutlined';
import MuiLink from '@mui/material/Link';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Booking } from '../../../domain/resources/bookings.ts';
import { choiceLabelKey } from '../../i18n/resource-labels.ts';
import { ShortDate } from '../../kit/format/formats.tsx';
import { ShortLine, ShortList } from './ShortList.tsx';

const LATEST = {
  pagination: { page: 1, perPage: 20 },
  sort: { field: 'createdAt', order: 'DESC' },
} as const;

/** What a customer has booked, the latest first. */
export function CustomerBookings({ customer }: { customer: string }) {
  const translate = useTranslate();
  const filter = { user: customer };
  const { data, total, isPending } = useGetList<Booking>(
    'bookings',
    { filter, ...LATEST },
    { retry: false, meta: { silent: true } },
  );
  return (
    <ShortList
      title={translate('people.bookings.title')}
      icon={EventOutlined}
      items={data}
      isFailed={!isPending && !data}
      none={translate('people.bookings.none')}
      further={{ total, to: `/bookings?filter=${encodeURIComponent(JSON.stringify(filter))}` }}
      keyOf={({ id }) => id}
    >
      {({ id, appointment, status }) => (
        <ShortLine
          main={
            <MuiLink component={Link} to={`/bookings/${encodeURIComponent(id)}`} underline="hover">
              <ShortDate value={appointment?.start} withTime />
            </MuiLink>
          }
          below={<bdi>{[appointment?.city, appointment?.address].filter(Boolean).join(', ')}</bdi>}
          end={<span>{translate(choiceLabelKey('bookings', 'status', status))}</span>}
        />
      )}
    </ShortList>
  );
}
