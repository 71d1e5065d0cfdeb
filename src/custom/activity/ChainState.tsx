import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { admin } from '../../../domain/access.ts';
import { useMay } from '../../kit/access/use-access.ts';
import { rejectionReason } from '../../kit/failure/rejection-reason.ts';
import { formatMoment } from '../../kit/format/dates.ts';
import { useToast } from '../../kit/notices/use-notice.tsx';
import type { AuditChain } from '../../providers/activity-methods.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';

const LOOK_MS = 30_000;

/** How far the trail is sealed and verified, for administrators. */
export function ChainState() {
  const may = useMay();
  const provider = useAppDataProvider();
  const { data } = useQuery({
    queryKey: ['auditChain'],
    queryFn: async () => (await provider.getAuditChain()) ?? null,
    enabled: may(admin),
    refetchInterval: LOOK_MS,
    retry: false,
    throwOnError: false,
    meta: { silent: true },
  });
  return data ? <State chain={data} /> : null;
}

function State({ chain }: { chain: AuditChain }) {
  const translate = useTranslate();
  const { number, hash, waiting, sealedAt, verifiedNumber, verifiedAt, damage } = chain;
  const verify = useVerify();
  return (
    <Alert
      severity={damage ? 'error' : 'info'}
      icon={damage ? undefined : <VerifiedOutlined />}
      action={
        <Button size="small" color="inherit" disabled={verify.isPending} onClick={verify.begin}>
          {translate('activity.chain.verify')}
        </Button>
      }
      sx={{ mb: 2.5 }}
    >
      <Typography component="p" variant="subtitle2">
        {translate('activity.chain.title')}
      </Typography>
      <Typography variant="body2">
        {sealedAt && number > 0
          ? translate('activity.chain.sealed', { number, at: formatMoment(sealedAt) })
          : translate('activity.chain.nothing')}{' '}
        {waiting > 0 && translate('activity.chain.waiting', { smart_count: waiting })}
      </Typography>
      <Typography variant="body2">
        {!verifiedAt
          ? translate('activity.chain.unverified')
          : damage
            ? translate('activity.chain.damage', {
                number: damage.number ?? '?',
                day: damage.day ?? '?',
                at: formatMoment(verifiedAt),
              })
            : translate('activity.chain.verified', {
                number: verifiedNumber ?? 0,
                at: formatMoment(verifiedAt),
              })}
      </Typography>
      {number > 0 && (
        <Typography variant="caption" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {translate('activity.chain.note')}:{' '}
          <Box component="code" dir="ltr">
            {number}:{hash}
          </Box>
        </Typography>
      )}
    </Alert>
  );
}

function useVerify() {
  const provider = useAppDataProvider();
  const toast = useToast();
  const translate = useTranslate();
  const { mutate, isPending } = useMutation({
    mutationFn: () => provider.verifyAudit(),
    onSuccess: () => toast(translate('activity.chain.begun'), { type: 'info' }),
    onError: (error) => toast(rejectionReason(error, translate), { type: 'error' }),
  });
  return { begin: () => mutate(), isPending };
}
