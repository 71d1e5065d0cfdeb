import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { TripGroup } from '../../../domain/trips/groups.ts';
import { useNotice } from '../../kit/notices/use-notice.tsx';
import { isUnanswered } from '../../providers/call-error.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';

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
    onError: (error) =>
      notice(isUnanswered(error) ? 'line.needed' : 'server.reload', { type: 'error' }),
    // Also after a failure: another user may have created it at the same moment.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['trips'] }),
  });
}

/** Links to the finished trips of a group, latest first. */
export function EarlierTrips({ group }: { group: TripGroup }) {
  const translate = useTranslate();
  const query = new URLSearchParams({
    filter: JSON.stringify({ name: group, finish: true }),
    displayedFilters: JSON.stringify({ name: true, finish: true }),
    sort: 'finishedAt',
    order: 'DESC',
  });
  return (
    <Button size="small" component={Link} to={`/trips?${query}`} startIcon={<HistoryOutlined />}>
      {translate('trips.tracking.earlier')}
    </Button>
  );
}

/** A van at the kerb, drawn in the colours of the theme. */
function WaitingVan({ title }: { title: string }) {
  const { palette } = useTheme();
  const line = palette.text.secondary;
  return (
    <svg width="200" height="120" viewBox="0 0 200 120" role="img" aria-label={title} fill="none">
      <ellipse cx="100" cy="106" rx="86" ry="6" fill={palette.action.hover} />
      <g stroke={line} strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
        <path d="M28 92V34h92v58z" fill={palette.primary.main} fillOpacity="0.14" />
        <path d="M120 50h26l24 22v20h-50z" />
        <path d="M132 60h11l13 13h-24z" />
      </g>
      <path
        d="M54 54h40v22H54z"
        stroke={line}
        strokeWidth="2"
        strokeDasharray="5 5"
        strokeLinejoin="round"
      />
      <g fill={palette.background.paper} stroke={line} strokeWidth="3">
        <circle cx="56" cy="94" r="11" />
        <circle cx="142" cy="94" r="11" />
      </g>
    </svg>
  );
}
