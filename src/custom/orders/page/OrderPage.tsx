import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { memo, type ReactNode, Suspense, useDeferredValue } from 'react';
import { RecordContextProvider, useGetOne, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { answering } from '../../../../domain/access.ts';
import { printAccess } from '../../../../domain/documents/print.ts';
import { senderName } from '../../../../domain/orders/names.ts';
import { commands, type Order } from '../../../../domain/resources/commands.ts';
import { deliveries } from '../../../../domain/resources/deliveries.ts';
import { trips } from '../../../../domain/resources/trips.ts';
import { isolated } from '../../../i18n/languages.ts';
import { AllTexts } from '../../../kit/AllTexts.tsx';
import { useAccess, useMay } from '../../../kit/access/use-access.ts';
import { NotAllowed } from '../../../kit/failure/LoadFailure.tsx';
import { Title } from '../../../kit/Title.tsx';
import { useView } from '../../../kit/view/use-view.ts';
import { NoOrder } from '../NoOrder.tsx';
import { CarryingTripCard } from './CarryingTripCard.tsx';
import { ConversationCard } from './ConversationCard.tsx';
import { CustomsCard } from './CustomsCard.tsx';
import { DocumentsCard } from './DocumentsCard.tsx';
import { IdentityCard } from './IdentityCard.tsx';
import { LinesCard } from './LinesCard.tsx';
import { MessagesCard } from './MessagesCard.tsx';
import { OrderActions, OrderHeader } from './OrderHeader.tsx';
import { OrderQueue } from './OrderQueue.tsx';
import { ParcelsCard } from './ParcelsCard.tsx';
import { PaymentCard } from './PaymentCard.tsx';
import { PrintsCard } from './PrintsCard.tsx';
import { RecipientCard, SenderCard } from './people-cards.tsx';
import { Timeline } from './Timeline.tsx';

/** Everything about one order in one place. */
export default function OrderPage() {
  const { id = '' } = useParams();
  const access = useAccess(commands);
  const { data, error, refetch } = useGetOne<Order>('commands', { id }, { retry: false });
  if (access.isKnown && !access.show) return <NotAllowed />;
  if (error && !data) return <NoOrder error={error} onRetry={() => refetch()} />;
  return (
    <Box sx={{ maxWidth: 1280, pt: 2, pb: 4 }}>
      <Later place={QUEUE_PLACE}>
        <Suspense fallback={QUEUE_PLACE}>
          <AllTexts>
            <OrderQueue id={id} order={data} />
          </AllTexts>
        </Suspense>
      </Later>
      {data ? (
        <RecordContextProvider value={data}>
          <Whole order={data} />
        </RecordContextProvider>
      ) : (
        <Waiting />
      )}
    </Box>
  );
}

/**
 * Which order, from whom and to whom comes first; what takes longer to draw or to be answered follows
 * in its place. It is not drawn again when the order is only reloaded.
 */
const Whole = memo(function Whole({ order }: { order: Order }) {
  const translate = useTranslate();
  const view = useView();
  return (
    <>
      <Title
        title={translate(order.billCode ? 'order.page.title' : 'order.unnumbered.title', {
          code: isolated(order.billCode ?? ''),
        })}
      />
      <OrderHeader order={order}>
        <Later place={<Box sx={{ minHeight: 31 }} />}>
          <OrderActions order={order} />
        </Later>
      </OrderHeader>
      <Box sx={{ ...COLUMNS, mt: 2 }}>
        <Box sx={COLUMN}>
          <Box sx={PAIRS}>
            <SenderCard order={order} />
            <RecipientCard order={order} />
            <Later place={<Skeleton variant="rounded" height={150} />}>
              <ParcelsCard order={order} />
              <PaymentCard order={order} />
            </Later>
          </Box>
          <Later place={null}>
            {!view.withholds('content') && <LinesCard order={order} />}
            <CustomsCard order={order} />
          </Later>
        </Box>
        <Later place={<Skeleton variant="rounded" height={316} />}>
          <Beside order={order} />
        </Later>
      </Box>
    </>
  );
});

/** Keeps the place of its children until the rest of the page has been drawn. */
function Later({ place, children }: { place: ReactNode; children: ReactNode }) {
  return useDeferredValue(true, false) ? children : place;
}

/**
 * The cards that grow when they are answered stand below the others, which must not shift. Those of
 * what the user may not read are left out.
 */
function Beside({ order }: { order: Order }) {
  const { withholds } = useView();
  const mayRead = useMay();
  return (
    <Box sx={COLUMN}>
      {!withholds('frontId') && !withholds('backId') && <IdentityCard order={order} />}
      {!withholds('withBill') && <DocumentsCard order={order} />}
      {!withholds('trip') && mayRead(trips.access.show) && <CarryingTripCard order={order} />}
      {mayRead(answering) && (
        <ConversationCard customer={order.user?._id} name={senderName(order)} />
      )}
      {mayRead(deliveries.access.list) && <MessagesCard order={order} />}
      {mayRead(printAccess.show) && <PrintsCard order={order} />}
      {!withholds('history') && <Timeline order={order} />}
    </Box>
  );
}

/** As high as the queue is where it needs two lines, so that little moves when it comes. */
const QUEUE_PLACE = <Skeleton variant="rounded" height={116} sx={{ mb: 2 }} />;

const COLUMNS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { lg: 'minmax(0, 1fr) 360px' },
} as const;
const COLUMN = { display: 'grid', gap: 2, minWidth: 0 } as const;
const PAIRS = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
} as const;

const Waiting = () => (
  <>
    <Skeleton variant="rounded" height={104} />
    <Box sx={{ ...COLUMNS, mt: 2 }}>
      <Box sx={PAIRS}>
        {['sender', 'recipient', 'parcels', 'payment'].map((part) => (
          <Skeleton key={part} variant="rounded" height={150} />
        ))}
      </Box>
      <Skeleton variant="rounded" height={316} />
    </Box>
  </>
);
