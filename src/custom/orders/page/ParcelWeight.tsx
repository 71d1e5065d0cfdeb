import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { MAX_PARCEL_KG, type Parcel } from '../../../../domain/parcels/parcel.ts';
import type { ParcelState } from '../../../../domain/parcels/parcel-states.ts';
import { Weight } from '../../../kit/format/formats.tsx';
import { numberLocale, parseWeight } from '../../../kit/format/numbers.ts';
import { useNotice } from '../../../kit/notices/use-notice.tsx';
import { isOfOrders } from '../../../providers/bin-methods.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';

/** The weight of a parcel, which can be edited in place. */
export function ParcelWeight({ parcel }: { parcel: Parcel }) {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const { weigh, isWeighing } = useWeighing(parcel);
  const { number, weight } = parcel;
  if (isOpen) {
    const save = (typed: number | null) => {
      setIsOpen(false);
      if (typed !== weight) weigh(typed);
    };
    return <WeightField parcel={parcel} onSave={save} onCancel={() => setIsOpen(false)} />;
  }
  return (
    <Button
      size="small"
      color="inherit"
      disabled={isWeighing}
      endIcon={<EditOutlined fontSize="inherit" />}
      aria-label={translate('parcels.weigh', { number })}
      onClick={() => setIsOpen(true)}
      sx={{ fontWeight: 400, color: 'text.secondary', textTransform: 'none' }}
    >
      {weight === null ? translate('parcels.unweighed') : <Weight value={weight} />}
    </Button>
  );
}

type FieldProps = {
  parcel: Parcel;
  onSave: (weight: number | null) => void;
  onCancel: () => void;
};

function WeightField({ parcel: { number, weight }, onSave, onCancel }: FieldProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const [typed, setTyped] = useState(() =>
    weight === null
      ? ''
      : new Intl.NumberFormat(numberLocale(locale), { useGrouping: false }).format(weight),
  );
  const read = readWeight(typed);
  const isWrong = read === undefined;
  const isOver = useRef(false);
  // Enter removes the field, which may fire its blur event once more.
  const leave = (action: () => void) => {
    if (isOver.current) return;
    isOver.current = true;
    action();
  };
  const save = () => {
    if (read !== undefined) leave(() => onSave(read));
  };
  const cancel = () => leave(onCancel);
  return (
    <TextField
      size="small"
      margin="none"
      autoFocus
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={isWrong ? cancel : save}
      onKeyDown={({ key }) => {
        if (key === 'Enter') save();
        if (key === 'Escape') cancel();
      }}
      error={isWrong}
      helperText={isWrong ? translate('parcels.wrongWeight') : ''}
      sx={{ width: 150 }}
      slotProps={{
        htmlInput: {
          'aria-label': translate('parcels.weigh', { number }),
          inputMode: 'decimal',
          dir: 'ltr',
          style: { textAlign: 'end' },
        },
        input: { endAdornment: <InputAdornment position="end">kg</InputAdornment> },
      }}
    />
  );
}

/** Weighs a parcel, and with it its order; both are read again, whether that succeeds or fails. */
function useWeighing({ code, order, __v }: Parcel) {
  const provider = useAppDataProvider();
  const queryClient = useQueryClient();
  const notice = useNotice();
  const { mutate, isPending } = useMutation({
    mutationFn: (weight: number | null) => provider.weighParcels(order, [{ code, weight, __v }]),
    onError: () => notice('server.reload', { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ predicate: isOfOrders }),
  });
  return { weigh: mutate, isWeighing: isPending };
}

/**
 * Saves the state of a parcel; the parcels of its order are read again, whether that succeeds or fails.
 */
export function useParcelState({ code, __v }: Parcel) {
  const provider = useAppDataProvider();
  const queryClient = useQueryClient();
  const notice = useNotice();
  const { mutate, isPending } = useMutation({
    mutationFn: (state: ParcelState) => provider.changeParcel(code, { state, __v }),
    onError: () => notice('server.reload', { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['commands', 'parcels'] }),
  });
  return { change: mutate, isChanging: isPending };
}

/** Typed kilograms; `null` for an empty field, `undefined` if it is not the weight of a parcel. */
const readWeight = (typed: string): number | null | undefined =>
  typed.trim() === '' ? null : parseWeight(typed, MAX_PARCEL_KG);
