import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { allows } from '../../../../domain/access.ts';
import {
  type ArchiveDamage,
  invoiceAccess,
} from '../../../../domain/documents/invoice/issued-invoice.ts';
import { isolated } from '../../../i18n/languages.ts';
import { useActor } from '../../../kit/access/use-access.ts';
import { formatMoment } from '../../../kit/format/dates.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';

/** Shows administrators which archived files were damaged, and what was done about each. */
export function ArchiveAlert() {
  const translate = useTranslate();
  const { damages, markSeen, isFlagging } = useArchiveDamages();
  if (damages.length === 0) return null;
  return (
    <Stack component="section" aria-label={translate('issued.archive.title')} sx={LIST}>
      {damages.map((damage) => (
        <Alert
          key={damage._id}
          severity={damage.restoredAt ? 'warning' : 'error'}
          action={
            <Button
              color="inherit"
              size="small"
              disabled={isFlagging}
              aria-label={translate('issued.of', {
                action: translate('common.understood'),
                number: isolated(damage.number),
              })}
              onClick={() => markSeen(damage._id)}
            >
              {translate('common.understood')}
            </Button>
          }
        >
          {translate(`issued.archive.${damage.finding}`, textsOf(damage))}{' '}
          {translate(`issued.archive.${damage.restoredAt ? 'restored' : 'lost'}`)}
        </Alert>
      ))}
    </Stack>
  );
}

const textsOf = ({ number, foundAt }: ArchiveDamage) => ({
  number: isolated(number),
  at: isolated(formatMoment(foundAt), 'ltr'),
});

const LIST = { gap: 1, mb: 2 } as const;

const NONE: readonly ArchiveDamage[] = [];
const KEY = ['invoices', 'damages'];

/** Damaged files of the archive, for administrators; nothing if the archive is not checked. */
function useArchiveDamages() {
  const provider = useAppDataProvider();
  const client = useQueryClient();
  const actor = useActor();
  const mayKnow = actor !== undefined && allows(invoiceAccess.damages, actor);
  const { data = NONE } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => provider.getArchiveDamages({ signal }),
    enabled: mayKnow,
    meta: { silent: true },
  });
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string) => provider.markDamageSeen(id),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
  return { damages: data, markSeen: mutate, isFlagging: isPending };
}
