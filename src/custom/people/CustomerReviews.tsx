import StarHalfOutlined from '@mui/icons-material/StarHalfOutlined';
import MuiLink from '@mui/material/Link';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Review } from '../../../domain/resources/reviews.ts';
import { Code, ShortDate } from '../../kit/format/formats.tsx';
import { Stars } from '../reviews/Stars.tsx';
import { ShortLine, ShortList } from './ShortList.tsx';

const LATEST = {
  pagination: { page: 1, perPage: 20 },
  sort: { field: 'createdAt', order: 'DESC' },
} as const;

/** A customer's reviews of their orders, the latest first. */
export function CustomerReviews({ customer }: { customer: string }) {
  const translate = useTranslate();
  const filter = { user: customer };
  const { data, total, isPending } = useGetList<Review>(
    'reviews',
    { filter, ...LATEST },
    { retry: false, meta: { silent: true } },
  );
  return (
    <ShortList
      title={translate('people.reviews.title')}
      icon={StarHalfOutlined}
      items={data}
      isFailed={!isPending && !data}
      none={translate('people.reviews.none')}
      further={{ total, to: `/reviews?filter=${encodeURIComponent(JSON.stringify(filter))}` }}
      keyOf={({ id }) => id}
    >
      {({ id, rating, text, order, createdAt, shown }) => (
        <ShortLine
          main={
            <>
              <Stars rating={rating} /> <bdi>{text}</bdi>
            </>
          }
          below={
            <>
              <ShortDate value={createdAt} />
              {order?.billCode && (
                <>
                  {' · '}
                  <MuiLink component={Link} to={`/reviews/${encodeURIComponent(id)}`}>
                    <Code value={order.billCode} />
                  </MuiLink>
                </>
              )}
              {!shown && ` · ${translate('people.reviews.hidden')}`}
            </>
          }
        />
      )}
    </ShortList>
  );
}
