import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useGetList, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { fullName, nameOf } from '../../../../domain/people/full-name.ts';
import type { User } from '../../../../domain/resources/users.ts';
import { isE164 } from './is-e164.ts';
import type { NewSender, OrderValues } from './order-values.ts';
import { type Resemblance, resemblances } from './same-customer.ts';
import { senderOf } from './sender-of.ts';
import { useTypedValue } from './use-typed-value.ts';

/** Warns that the new customer seems to exist already, and offers to use that one. It blocks nothing. */
export function ResemblingCustomers() {
  const translate = useTranslate();
  const { setValue } = useFormContext<OrderValues>();
  const newSender = useWatch<OrderValues, 'newSender'>({ name: 'newSender' });
  const found = useResemblances(newSender ?? {});
  const take = ({ customer }: Resemblance) => {
    setValue('user', senderOf(customer), { shouldDirty: true });
    setValue('newSender', null, { shouldDirty: true });
  };
  return (
    <div aria-live="polite">
      {found.slice(0, 3).map((one) => (
        <Alert
          key={one.customer.id}
          severity="warning"
          sx={{ mb: 1, alignItems: 'center' }}
          action={
            <Button size="small" color="inherit" onClick={() => take(one)}>
              {translate('order.form.takeCustomer')}
            </Button>
          }
        >
          {translate(`order.form.resembles.${one.by}`, {
            name: `\u2068${nameOf(one.customer)}\u2069`,
            code: `\u2068${one.customer.code ?? ''}\u2069`,
          })}
        </Alert>
      ))}
    </div>
  );
}

const FEW = { page: 1, perPage: 10 };
const QUIET = { meta: { silent: true } };

function useResemblances(typed: NewSender): readonly Resemblance[] {
  const phone = useTypedValue(typed.phone);
  const name = useTypedValue(fullName(typed));
  const byPhone = useGetList<User>(
    'users',
    { filter: { phone }, pagination: FEW },
    { ...QUIET, enabled: isE164(phone) },
  );
  const byName = useGetList<User>(
    'users',
    { filter: { q: name }, pagination: FEW },
    { ...QUIET, enabled: Boolean(name && typed.cityName) },
  );
  return resemblances(typed, [...(byPhone.data ?? []), ...(byName.data ?? [])]);
}
