import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useGetMany, useStore, useTranslate } from 'react-admin';
import { todayInBerlin } from '../../../../domain/berlin-clock.ts';
import { addDays } from '../../../../domain/calendar-days.ts';
import { isOneOf } from '../../../../domain/is-one-of.ts';
import { likelyWay, WAYS_TO_PAY, type WayToPay } from '../../../../domain/orders/payment.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { isDay } from '../../../../domain/validate.ts';
import { choiceLabelKey, fieldLabelKey } from '../../../i18n/resource-labels.ts';
import { DialogFrame } from '../../../kit/dialog/DialogFrame.tsx';
import { DayField } from '../../../kit/inputs/date-inputs.tsx';
import { useToast } from '../../../kit/notices/use-notice.tsx';
import type { ScreenProps } from '../../../kit/view/bulk-action.ts';
import { isOfOrders } from '../../../providers/bin-methods.ts';
import { errorKey } from '../../../providers/call-error.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { LAST_WAY } from './device-way.ts';

/** The value that all orders have in common. */
function common<T>(orders: readonly Order[], of: (order: Order) => T): T | undefined {
  const [first, ...others] = new Set(orders.map(of));
  return others.length === 0 ? first : undefined;
}

/** When and how orders were paid. The way that is chosen here is the likely one of the next payment. */
export default function PaymentDialog({ ids, onClose, onDone }: ScreenProps) {
  const translate = useTranslate();
  const { data: orders = [], isFetching } = useGetMany<Order>('commands', { ids: ids.map(String) });
  const [lastWay, remember] = useStore<WayToPay | undefined>(LAST_WAY);
  const [chosen, setChosen] = useState<WayToPay>();
  const [typed, setTyped] = useState<string | null>();
  const title = useId();
  const today = todayInBerlin();
  const way = chosen ?? common(orders, (order) => order.paidVia ?? likelyWay(order, lastWay));
  const day = typed === undefined ? (common(orders, ({ paidOn }) => paidOn ?? today) ?? '') : typed;
  const isRight = isDay(day);
  const isLater = isRight && (day ?? '') > today;
  const save = useSaving({ orders, onDone });
  const submit = () => {
    if (!way || !isRight || isLater || !day) return;
    remember(way);
    save.mutate({ via: way, on: day });
  };
  return (
    <DialogFrame
      title={translate('orders.payments.note')}
      width="xs"
      isLayer
      isBusy={save.isPending}
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <DialogContent>
          <FormControl>
            <FormLabel id={title}>{translate(fieldLabelKey('commands', 'paidVia'))}</FormLabel>
            <RadioGroup
              aria-labelledby={title}
              value={way ?? ''}
              onChange={({ target }) =>
                isOneOf(WAYS_TO_PAY, target.value) && setChosen(target.value)
              }
            >
              {WAYS_TO_PAY.map((one) => (
                <FormControlLabel
                  key={one}
                  value={one}
                  control={<Radio />}
                  label={translate(choiceLabelKey('commands', 'paidVia', one))}
                />
              ))}
            </RadioGroup>
          </FormControl>
          <Stack sx={{ gap: 1, mt: 2 }}>
            <DayField
              id={`${title}-day`}
              name="paidOn"
              inputRef={null}
              readOnly={false}
              value={day ?? ''}
              onChange={setTyped}
              label={translate(fieldLabelKey('commands', 'paidOn'))}
              problem={isLater ? translate('orders.payments.later') : undefined}
              invalid={isLater || (typed !== undefined && !isRight)}
            />
            <Stack direction="row" sx={{ gap: 1 }}>
              <Button size="small" onClick={() => setTyped(today)}>
                {translate('orders.payments.today')}
              </Button>
              <Button size="small" onClick={() => setTyped(addDays(today, -1))}>
                {translate('orders.payments.yesterday')}
              </Button>
            </Stack>
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('shell.confirm.cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            disabled={!way || !isRight || isLater || isFetching || save.isPending}
          >
            {translate('ra.action.save')}
          </Button>
        </DialogActions>
      </form>
    </DialogFrame>
  );
}

type Paid = { readonly via: WayToPay; readonly on: string };

/** Sends the payments in the versions that are shown, and can put back what was there before. */
function useSaving({ orders, onDone }: { orders: readonly Order[]; onDone: () => void }) {
  const provider = useAppDataProvider();
  const client = useQueryClient();
  const toast = useToast();
  const reload = () =>
    client.invalidateQueries({
      predicate: (query) => isOfOrders(query) || query.queryKey[0] === 'invoices',
    });
  const fail = (error: unknown) => toast(errorKey(error), { type: 'error' });
  const undo = useMutation({
    meta: { silent: true },
    mutationFn: (versions: ReadonlyMap<unknown, number>) =>
      provider.notePayments(
        orders.map(({ id, paid, paidOn, paidVia }) => ({
          id,
          paid,
          ...(paid && paidOn && { on: paidOn }),
          ...(paid && paidVia && { via: paidVia }),
          ...(versions.has(id) && { __v: versions.get(id) ?? 0 }),
        })),
      ),
    onSuccess: ({ failed: [failure] }) =>
      failure ? fail(failure.error) : toast('orders.payments.takenBack', { type: 'success' }),
    onError: fail,
    onSettled: reload,
  });
  return useMutation({
    meta: { silent: true },
    mutationFn: ({ via, on }: Paid) =>
      provider.notePayments(orders.map(({ id, __v }) => ({ id, paid: true, via, on, __v }))),
    onSuccess: ({ payments, failed: [failure] }, { via }) => {
      const versions = new Map(payments.map(({ id, __v }) => [id, __v]));
      if (failure) fail(failure.error);
      else {
        toast(`orders.payments.done.${via}`, {
          type: 'success',
          args: { smart_count: payments.length },
          action: { label: 'ra.action.undo', onChoose: () => undo.mutate(versions) },
        });
        onDone();
      }
      return reload();
    },
    onError: fail,
  });
}
