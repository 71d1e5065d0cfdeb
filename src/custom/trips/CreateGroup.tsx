import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import type { TripGroup } from '../../../domain/trips/groups.ts';
import { useNotice } from '../../kit/notices/use-notice.tsx';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';
import { EarlierTrips } from './EarlierTrips.tsx';
import { WaitingVan } from './WaitingVan.tsx';

type Props = {
  group: TripGroup;
  /** What needs the group: the list of its orders, or the warehouse, whose orders belong to the other one. */
  opens?: TripGroup | 'warehouse' | undefined;
};

/** Shown instead of the list while its group does not exist (specification 4, "Group existence"). */
export function CreateGroup({ group, opens = group }: Props) {
  const translate = useTranslate();
  const { mutate: create, isPending } = useCreateGroup(group);
  usePrompt();
  return (
    <Card sx={{ mt: 2 }}>
      <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 1, py: 8, px: 3 }}>
        <WaitingVan title={translate('orders.group.picture')} />
        <Typography variant="h6" component="h2" sx={{ mt: 2 }}>
          {translate('orders.group.missing', { name: group })}
        </Typography>
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {translate(`orders.group.explanation.${opens}`)}
        </Typography>
        <Button variant="contained" size="large" loading={isPending} onClick={() => create()}>
          {translate('orders.group.create')}
        </Button>
        <EarlierTrips group={group} />
      </Stack>
    </Card>
  );
}

/** Announced as well as displayed, once per visit (specification 8, "Success notices"). */
function usePrompt() {
  const notice = useNotice();
  useEffect(() => notice('trips.createGroup'), [notice]);
}

function useCreateGroup(group: TripGroup) {
  const provider = useAppDataProvider();
  const queryClient = useQueryClient();
  const notice = useNotice();
  return useMutation({
    mutationFn: () => provider.createGroup(group),
    onSuccess: () => notice('trips.created', { type: 'success', args: { name: group } }),
    onError: () => notice('server.reload', { type: 'error' }),
    // Also after a failure: another user may have created it at the same moment.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['trips'] }),
  });
}
