import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import { useGetList, useTranslate } from 'react-admin';
import { type Attempt, attempts } from '../../../../domain/resources/attempts.ts';
import { useAccess } from '../../../kit/access/use-access.ts';
import { ShortDate } from '../../../kit/format/formats.tsx';
import { listAddress } from '../../../kit/list/list-address.ts';
import { useLacks } from '../../../providers/use-capabilities.ts';
import { ShortLine, ShortList } from '../ShortList.tsx';
import { ATTEMPTS, AttemptSentence, NetworkOfAttempt } from './attempt-parts.tsx';

const LATEST = {
  pagination: { page: 1, perPage: 10 },
  sort: { field: 'createdAt', order: 'DESC' },
} as const;

/** The latest attempts to get in with the number of a user, for whoever may read them. */
export function AttemptsCard({ user }: { user: string }) {
  const { list } = useAccess(attempts);
  const lacks = useLacks();
  return list && !lacks('attempts') ? <Attempts user={user} /> : null;
}

function Attempts({ user }: { user: string }) {
  const translate = useTranslate();
  const filter = { user };
  const { data, total, isPending } = useGetList<Attempt>(
    'attempts',
    { filter, ...LATEST },
    { retry: false, meta: { silent: true } },
  );
  // Another back end may keep none; the page is whole without them.
  if (!isPending && !data) return null;
  return (
    <ShortList
      title={translate('attempts.title')}
      icon={ShieldOutlined}
      items={data}
      none={translate('attempts.none')}
      further={{ total, to: listAddress(ATTEMPTS, filter) }}
      keyOf={({ id }) => id}
    >
      {(attempt) => (
        <ShortLine
          main={<AttemptSentence attempt={attempt} />}
          below={
            <>
              <ShortDate value={attempt.createdAt} withTime />
              {' · '}
              <NetworkOfAttempt attempt={attempt} />
            </>
          }
        />
      )}
    </ShortList>
  );
}
