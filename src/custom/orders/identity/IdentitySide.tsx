import NoPhotographyOutlined from '@mui/icons-material/NoPhotographyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { MessageKey } from '../../../i18n/en.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { useObjectUrl } from '../../../providers/use-object-url.ts';
import { PictureViewer } from './PictureViewer.tsx';

type Props = {
  label: MessageKey;
  description: string;
  /** Name of the stored file; `null` if the side is missing, `undefined` while it is unknown. */
  file: string | null | undefined;
};

/** One side of an ID card: its picture, a note that it is missing, or the reason why it cannot be shown. */
export function IdentitySide({ label, description, file }: Props) {
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
