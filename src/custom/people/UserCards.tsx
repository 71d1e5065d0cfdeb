import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, Suspense } from 'react';
import { isCustomerRole } from '../../../domain/access.ts';
import { nameOf } from '../../../domain/people/full-name.ts';
import type { User } from '../../../domain/resources/users.ts';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { ActivityTextsProvider } from '../activity/ActivityTextsProvider.tsx';
import { ConversationCard } from '../orders/page/ConversationCard.tsx';
import { ActivityCard } from './ActivityCard.tsx';
import { AttemptsCard } from './attempts/AttemptsCard.tsx';
import { BalanceCard } from './BalanceCard.tsx';
import { ChannelPreferencesCard } from './ChannelPreferencesCard.tsx';
import { CustomerBookings } from './CustomerBookings.tsx';
import { CustomerReviews } from './CustomerReviews.tsx';
import { LatestOrders } from './LatestOrders.tsx';
import { PeopleTextsProvider } from './PeopleTextsProvider.tsx';
import { PersonalDataCard } from './PersonalDataCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { UsedAddresses } from './UsedAddresses.tsx';
import { UserHead } from './UserHead.tsx';
import { useUserSummary } from './use-user-summary.ts';

const MessagesAbout = lazyPart(
  () => import('../messages/history/MessagesAbout.tsx'),
  'MessagesAbout',
);

type Props = { user: User; onEdit: () => void };

/** Everything of one user besides the form of their record. */
export function UserCards(props: Props) {
  return (
    <PeopleTextsProvider>
      <ActivityTextsProvider>
        <UserHead {...props} />
        {isCustomerRole(props.user.role) ? (
          <OfCustomer user={props.user} />
        ) : (
          <OfStaff user={props.user} />
        )}
      </ActivityTextsProvider>
    </PeopleTextsProvider>
  );
}

function OfCustomer({ user }: { user: User }) {
  const { summary, isFailed } = useUserSummary(user.id);
  // All cards come at once, so that none of them shifts when another one arrives.
  if (summary === undefined && !isFailed) return <Awaited />;
  // Another back end may report nothing of all this; what is read from lists is shown all the same.
  const isSummarised = summary !== null;
  const shown = { user, summary: summary ?? undefined, isFailed };
  return (
    <>
      <Columns
        first={
          <>
            {isSummarised && (
              <BalanceCard customer={user.id} balance={summary?.balance} isFailed={isFailed} />
            )}
            <LatestOrders customer={user.id} count={summary?.balance.orders} />
            {isSummarised && <UsedAddresses {...shown} />}
            <CustomerBookings customer={user.id} />
            <CustomerReviews customer={user.id} />
          </>
        }
        second={
          <>
            {isSummarised && <ChannelPreferencesCard {...shown} />}
            {isSummarised && <SessionsCard {...shown} />}
            {isSummarised && <AttemptsCard user={user.id} />}
            {isSummarised && <ActivityCard {...shown} />}
            {isSummarised && <PersonalDataCard user={user} />}
            {/* Last, because nobody knows how long the messages are before they are there. */}
            <ConversationCard customer={user.id} name={nameOf(user)} />
          </>
        }
      />
      <Suspense fallback={<Box sx={{ height: 50, mt: 2 }} />}>
        <MessagesAbout of={{ customer: user.id }} />
      </Suspense>
    </>
  );
}

function OfStaff({ user }: { user: User }) {
  const { summary, isFailed } = useUserSummary(user.id);
  if (summary === null) return null;
  if (summary === undefined && !isFailed) return <Awaited />;
  const shown = { user, summary, isFailed };
  return (
    <Columns
      first={<ActivityCard {...shown} />}
      second={
        <>
          <SessionsCard {...shown} />
          <AttemptsCard user={user.id} />
        </>
      }
    />
  );
}

/** The place of the cards, until it is known how much they say. */
function Awaited() {
  return (
    <Columns
      first={<Skeleton variant="rounded" height={760} />}
      second={
        <Skeleton variant="rounded" height={760} sx={{ display: { xs: 'none', lg: 'block' } }} />
      }
    />
  );
}

/** Two columns where there is space; each is as long as what stands in it. */
function Columns({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: GRID, alignItems: 'start', mb: 2 }}>
      <Box sx={STACK}>{first}</Box>
      <Box sx={STACK}>{second}</Box>
    </Box>
  );
}

const GRID = { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' } as const;
const STACK = { display: 'grid', gap: 2, minWidth: 0 } as const;
