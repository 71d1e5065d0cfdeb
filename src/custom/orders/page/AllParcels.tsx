import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { allows } from '../../../../domain/access.ts';
import { parcelAccess } from '../../../../domain/parcels/parcel.ts';
import { PARCEL_STATES, type ParcelState } from '../../../../domain/parcels/parcel-states.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { useActor } from '../../../kit/access/use-access.ts';
import { useNotice, useToast } from '../../../kit/notices/use-notice.tsx';
import type { ParcelsChanged } from '../../../providers/scan-methods.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';

/** Sets the state of all parcels of an order in one go; each that cannot take it stays as it is. */
export function AllParcels({ order }: { order: Order }) {
  const translate = useTranslate();
  const actor = useActor();
  const toast = useToast();
  const notice = useNotice();
  const provider = useAppDataProvider();
  const queryClient = useQueryClient();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { mutate: takeBack } = useMutation({
    mutationFn: (calls: ParcelsChanged['undo']) => provider.undoParcels(calls),
    onError: () => notice('server.reload', { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['commands', 'parcels'] }),
  });
  const { mutate, isPending } = useMutation({
    mutationFn: (state: ParcelState) => provider.changeParcels([order.id], state),
    // How many of them can take it is known once it is sent.
    onSuccess: ({ changed, impossible, undo, isUnsent }) =>
      isUnsent ||
      toast('parcels.allChanged', {
        args: { changed, impossible },
        ...(undo.length > 0 && {
          action: { label: 'ra.action.undo', onChoose: () => takeBack(undo) },
        }),
      }),
    onError: () => notice('server.reload', { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['commands', 'parcels'] }),
  });
  if (!actor || !allows(parcelAccess.edit, actor)) return null;
  const choose = (state: ParcelState) => {
    setAnchor(null);
    mutate(state);
  };
  return (
    <>
      <Button
        size="small"
        disabled={isPending}
        endIcon={<ArrowDropDown />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ alignSelf: 'start' }}
      >
        {translate('parcels.all')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {PARCEL_STATES.map((state) => (
          <MenuItem key={state} onClick={() => choose(state)}>
            {translate(`parcels.states.${state}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
