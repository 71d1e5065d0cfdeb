import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useGetList, useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { nameOf } from '../../../../domain/people/full-name.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { otherSpelling } from './address-book.ts';
import { isE164 } from './is-e164.ts';
import type { OrderValues } from './order-values.ts';
import { useTypedValue } from './use-typed-value.ts';

/** Warns that earlier orders have the recipient's phone under a name spelled differently. */
export function OtherSpellingHint() {
  const translate = useTranslate();
  const { setValue } = useFormContext<OrderValues>();
  const recipient = useWatch<OrderValues, 'recipient'>({ name: 'recipient' });
  const orders = useOrdersTo(recipient?.phone);
  const settled = useTypedValue(nameOf(recipient ?? {}));
  const known = settled ? otherSpelling(recipient ?? {}, orders) : undefined;
  const take = () => {
    setValue('recipient.firstName', known?.firstName ?? '', { shouldDirty: true });
    setValue('recipient.lastName', known?.lastName ?? null, { shouldDirty: true });
  };
  return (
    <div aria-live="polite">
      {known && (
        <Alert
          severity="warning"
          sx={{ alignItems: 'center' }}
          action={
            <Button size="small" color="inherit" onClick={take}>
              {translate('order.form.takeSpelling')}
            </Button>
          }
        >
          {translate('order.form.otherSpelling', { name: `\u2068${nameOf(known)}\u2069` })}
        </Alert>
      )}
    </div>
  );
}

/** Orders to a phone, without the order being edited, which would only match itself. */
function useOrdersTo(typed: string | undefined): readonly Order[] {
  const own = useRecordContext();
  const phone = useTypedValue(typed);
  const { data = [] } = useGetList<Order>(
    'commands',
    {
      filter: { 'recipient.phone': phone },
      sort: { field: 'createdAt', order: 'DESC' },
      pagination: { page: 1, perPage: 25 },
    },
    { enabled: isE164(phone), meta: { silent: true } },
  );
  return phone === typed ? data.filter(({ id }) => id !== own?.id) : [];
}
