import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { PARCEL_STATES, type ParcelState } from '../../../../domain/parcels/parcel-states.ts';
import { isolated } from '../../../i18n/languages.ts';
import { AllTexts } from '../../../kit/AllTexts.tsx';
import { DialogFrame } from '../../../kit/dialog/DialogFrame.tsx';
import { useToast } from '../../../kit/notices/use-notice.tsx';
import type { ScreenProps } from '../../../kit/view/bulk-action.ts';
import { errorKey } from '../../../providers/call-error.ts';
import type { ParcelsChanged } from '../../../providers/scan-methods.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { LOADING_KEY } from '../../../providers/use-loading.ts';
import { sendParcels } from './send-parcels.ts';

/** Sets the state of all parcels of a selection, and names those that cannot have it. */
export default function ParcelsDialog(props: ScreenProps) {
  return (
    <AllTexts>
      <Parcels {...props} />
    </AllTexts>
  );
}

function Parcels({ ids, onClose, onDone }: ScreenProps) {
  const translate = useTranslate();
  const { change, undo } = useParcelStates({ ids, onDone });
  const { data: changed, variables: state } = change;
  const isReport = changed !== undefined && state !== undefined && changed.impossible > 0;
  return (
    <DialogFrame
      title={translate('parcels.all')}
      width="xs"
      isLayer
      isBusy={change.isPending || undo.isPending}
      onClose={isReport ? onDone : onClose}
    >
      {isReport ? (
        <>
          <DialogContent dividers tabIndex={0}>
            <Report changed={changed} state={state} />
          </DialogContent>
          <DialogActions>
            {canUndo(changed) && (
              <Button disabled={undo.isPending} onClick={() => undo.mutate(changed)}>
                {translate('ra.action.undo')}
              </Button>
            )}
            <Button variant="contained" autoFocus onClick={onDone}>
              {translate('common.close')}
            </Button>
          </DialogActions>
        </>
      ) : (
        <>
          <DialogContent>
            <Typography gutterBottom>
              {translate('bulkParcels.question', { smart_count: ids.length })}
            </Typography>
            <Stack sx={{ gap: 1, mt: 1.5 }}>
              {PARCEL_STATES.map((one) => (
                <Button
                  key={one}
                  variant="outlined"
                  disabled={change.isPending}
                  onClick={() => change.mutate(one)}
                  sx={{ minHeight: 44 }}
                >
                  {translate(`parcels.states.${one}`)}
                </Button>
              ))}
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{translate('shell.confirm.cancel')}</Button>
          </DialogActions>
        </>
      )}
    </DialogFrame>
  );
}

/** Only a whole change is undone: of one that waits in part, the rest would be sent all the same. */
const canUndo = ({ changed, undo, isUnsent }: ParcelsChanged): boolean =>
  changed > 0 && undo.length > 0 && !isUnsent;

/** How many were changed, and each that was not, with the reason. */
function Report({ changed, state }: { changed: ParcelsChanged; state: ParcelState }) {
  const translate = useTranslate();
  const unnamed = changed.impossible - changed.rejected.length;
  const stateOf = (one: ParcelState) => translate(`parcels.states.${one}`);
  return (
    <>
      <Typography>{translate('bulkParcels.changed', { smart_count: changed.changed })}</Typography>
      <Typography gutterBottom>
        {translate('bulkParcels.stay', { smart_count: changed.impossible })}
      </Typography>
      <List dense disablePadding>
        {changed.rejected.map(({ code, billCode, number, of, state: from }) => (
          <ListItem key={code} disableGutters>
            <ListItemText
              primary={`${isolated(billCode)} · ${translate('parcels.title', { number, count: of })}`}
              secondary={translate('bulkParcels.why', { from: stateOf(from), to: stateOf(state) })}
            />
          </ListItem>
        ))}
      </List>
      {unnamed > 0 && (
        <Typography variant="body2">
          {translate('bulkParcels.more', { smart_count: unnamed })}
        </Typography>
      )}
    </>
  );
}

/** Sends the state, and can give the parcels back what they had before. */
function useParcelStates({ ids, onDone }: Pick<ScreenProps, 'ids' | 'onDone'>) {
  const provider = useAppDataProvider();
  const client = useQueryClient();
  const toast = useToast();
  const fail = (error: unknown) => toast(errorKey(error), { type: 'error' });
  const reload = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['commands'] }),
      client.invalidateQueries({ queryKey: LOADING_KEY }),
    ]);
  const undo = useMutation({
    meta: { silent: true },
    mutationFn: (changed: ParcelsChanged) => provider.undoParcels(changed.undo),
    onSuccess: ({ impossible }) => {
      if (impossible > 0) {
        toast('bulkParcels.changedSince', { type: 'warning', args: { smart_count: impossible } });
      } else toast('bulkParcels.takenBack', { type: 'success' });
      onDone();
    },
    onError: fail,
    onSettled: reload,
  });
  const change = useMutation({
    meta: { silent: true },
    mutationFn: (state: ParcelState) => sendParcels(provider, ids, state),
    onSuccess: (changed) => {
      if (changed.impossible > 0) return;
      // How many of them can take it is known once all are sent.
      if (changed.isUnsent && changed.changed === 0) return onDone();
      toast('bulkParcels.changed', {
        type: 'success',
        args: { smart_count: changed.changed },
        ...(canUndo(changed) && {
          action: { label: 'ra.action.undo', onChoose: () => undo.mutate(changed) },
        }),
      });
      onDone();
    },
    onError: fail,
    onSettled: reload,
  });
  return { change, undo };
}
