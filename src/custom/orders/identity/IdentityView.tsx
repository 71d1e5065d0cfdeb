import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { backFile, frontFile } from '../../../../domain/orders/identity-files.ts';
import { senderName } from '../../../../domain/orders/names.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { loadIdentityCheckTexts } from '../../../i18n/identity-check/catalogues.ts';
import { DialogFrame } from '../../../kit/dialog/DialogFrame.tsx';
import { LoadFailure } from '../../../kit/failure/LoadFailure.tsx';
import { lazyTexts } from '../../../kit/lazy-texts.tsx';
import { namesNoOrder } from '../names-no-order.ts';
import { ComparedOrder } from './ComparedOrder.tsx';
import { IdentityButtons } from './IdentityButtons.tsx';
import { IdentityRequest } from './IdentityRequest.tsx';
import { IdentitySide } from './IdentitySide.tsx';

const Texts = lazyTexts('identityCheck', loadIdentityCheckTexts);

type Props = {
  /** The id of the order. */
  id: string;
  /** Whether it lies over a page without an address of its own. */
  isLayer: boolean;
  onClose: () => void;
};

/**
 * The ID card of an order beside what the order says of its sender, over the page one is on: it fits,
 * or another picture is requested.
 */
export function IdentityView({ id, isLayer, onClose }: Props) {
  const translate = useTranslate();
  const { data: order, error, refetch } = useGetOne<Order>('commands', { id }, { retry: false });
  const name = order ? senderName(order) : '';
  return (
    <DialogFrame
      title={translate(order ? 'orders.identity.title' : 'orders.identity.loading', { name })}
      width="lg"
      fills="phone"
      isLayer={isLayer}
      closeLabel={translate('common.close')}
      onClose={onClose}
    >
      {error && !order ? (
        <DialogContent>
          <NoIdentity error={error} onRetry={() => void refetch()} />
        </DialogContent>
      ) : (
        <Texts>
          <Check order={order} onClose={onClose} />
        </Texts>
      )}
    </DialogFrame>
  );
}

type CheckProps = { order: Order | undefined; onClose: () => void };

function Check({ order, onClose }: CheckProps) {
  const [isRequested, setRequested] = useState(false);
  /** What is typed stays while one looks at the card once more. */
  const [typed, setTyped] = useState<string>();
  const translate = useTranslate();
  const name = order ? senderName(order) : '';
  return (
    <>
      <DialogContent sx={CONTENT}>
        <Box sx={SIDES}>
          <IdentitySide
            label="orders.identity.front"
            description={translate('orders.identity.frontOf', { name })}
            file={order ? (frontFile(order) ?? null) : undefined}
          />
          <IdentitySide
            label="orders.identity.back"
            description={translate('orders.identity.backOf', { name })}
            file={order ? (backFile(order) ?? null) : undefined}
          />
        </Box>
        <Box sx={BESIDE}>
          {order && <ComparedOrder order={order} />}
          {order && isRequested && (
            <IdentityRequest
              order={order}
              typed={typed}
              onType={setTyped}
              onBack={() => setRequested(false)}
              onSent={onClose}
            />
          )}
        </Box>
      </DialogContent>
      {order && !isRequested && (
        <IdentityButtons order={order} onRequest={() => setRequested(true)} onDone={onClose} />
      )}
    </>
  );
}

/** What is compared stands beside the pictures, and on a phone above them. */
const CONTENT = {
  display: 'grid',
  gap: { xs: 2, md: 3 },
  alignContent: 'start',
  alignItems: 'start',
  gridTemplateColumns: { md: 'minmax(0, 1fr) 300px' },
} as const;
const SIDES = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { sm: '1fr 1fr', md: '1fr', lg: '1fr 1fr' },
} as const;
const BESIDE = { display: 'grid', gap: 2, order: { xs: -1, md: 0 }, minWidth: 0 } as const;

/** Why nothing can be shown. A failure that may be temporary offers a retry. */
function NoIdentity({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const translate = useTranslate();
  return namesNoOrder(error) ? (
    <Typography role="alert">{translate('orders.identity.notFound')}</Typography>
  ) : (
    <LoadFailure error={error} onRetry={onRetry} />
  );
}
