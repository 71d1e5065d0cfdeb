import NoPhotographyOutlined from '@mui/icons-material/NoPhotographyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useGetOne, useNavigate, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { backFile, frontFile } from '../../../../domain/orders/identity-files.ts';
import { senderName } from '../../../../domain/orders/names.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import type { MessageKey } from '../../../i18n/en.ts';
import { DialogFrame } from '../../../kit/dialog/DialogFrame.tsx';
import { LoadFailure } from '../../../kit/failure/LoadFailure.tsx';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { useObjectUrl } from '../../../providers/use-object-url.ts';
import { namesNoOrder } from '../names-no-order.ts';
import { PictureViewer } from './PictureViewer.tsx';

/** The ID card of an order, front and back, over the to-do list (specification 2.2, `cin/{cin_id}`). */
export default function IdentityDialog() {
  const { cin_id: id = '' } = useParams();
  const translate = useTranslate();
  const navigate = useNavigate();
  const { data: order, error, refetch } = useGetOne<Order>('commands', { id }, { retry: false });
  const close = () => navigate('..', { replace: true });
  const name = order ? senderName(order) : '';
  return (
    <DialogFrame
      title={translate(order ? 'orders.identity.title' : 'orders.identity.loading', { name })}
      width="lg"
      closeLabel={translate('common.close')}
      onClose={close}
    >
      <DialogContent>
        {error && !order ? (
          <NoIdentity error={error} onRetry={() => void refetch()} />
        ) : (
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
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
        )}
      </DialogContent>
    </DialogFrame>
  );
}

/** Why nothing can be shown. A failure that may be temporary offers a retry. */
function NoIdentity({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const translate = useTranslate();
  return namesNoOrder(error) ? (
    <Typography role="alert">{translate('orders.identity.notFound')}</Typography>
  ) : (
    <LoadFailure error={error} onRetry={onRetry} />
  );
}

type Props = {
  label: MessageKey;
  description: string;
  /** Name of the stored file; `null` if the side is missing, `undefined` while it is unknown. */
  file: string | null | undefined;
};

/** One side of an ID card: its picture, a note that it is missing, or the reason why it cannot be shown. */
function IdentitySide({ label, description, file }: Props) {
  const translate = useTranslate();
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Typography component="figcaption" variant="subtitle2" gutterBottom>
        {translate(label)}
      </Typography>
      <Box
        sx={{
          overflow: 'hidden',
          borderRadius: 2,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'action.hover',
        }}
      >
        {file === null ? <Missing /> : <Picture file={file} description={description} />}
      </Box>
    </Box>
  );
}

function Picture({ file, description }: { file: string | undefined; description: string }) {
  const { address, failed, retry } = useIdentityImage(file);
  const translate = useTranslate();
  if (failed) {
    return (
      <Stack role="alert" sx={{ ...CARD, gap: 1 }}>
        <Typography color="text.secondary">{translate('orders.identity.unreadable')}</Typography>
        <Button size="small" onClick={retry}>
          {translate('common.reload')}
        </Button>
      </Stack>
    );
  }
  if (!address) return <Skeleton variant="rectangular" width="100%" height="auto" sx={CARD} />;
  return <PictureViewer address={address} description={description} />;
}

function Missing() {
  const translate = useTranslate();
  return (
    <Stack sx={{ ...CARD, gap: 1, color: 'text.secondary' }}>
      <NoPhotographyOutlined />
      <Typography>{translate('orders.identity.missing')}</Typography>
    </Stack>
  );
}

/** The proportions of an ID card, so that nothing jumps when the picture loads. */
const CARD = { aspectRatio: '1.586', alignItems: 'center', justifyContent: 'center' } as const;

/**
 * One side of an ID card, loaded with the bearer token. Nothing is cached: it leaves the memory when it
 * leaves the screen.
 */
function useIdentityImage(file: string | undefined) {
  const provider = useAppDataProvider();
  const { data, isError, refetch } = useQuery({
    // Not below the key of the orders: each view is logged, and a changed order has the same card.
    queryKey: ['identity', file],
    queryFn: ({ signal }) => provider.getCommandFile(file ?? '', { signal }),
    enabled: file !== undefined,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return { address: useObjectUrl(data), failed: isError, retry: () => void refetch() };
}
