import PersonAddAltOutlined from '@mui/icons-material/PersonAddAltOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useGetList, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { fullName, nameOf } from '../../../../domain/people/full-name.ts';
import { type User, users } from '../../../../domain/resources/users.ts';
import { isolated } from '../../../i18n/languages.ts';
import { useAccess } from '../../../kit/access/use-access.ts';
import { FieldInput } from '../../../kit/fields/render-input.tsx';
import { Avatar } from '../../../kit/files/Avatar.tsx';
import { PhoneInput } from '../../../kit/inputs/PhoneInput.tsx';
import { SectionCard } from '../../../kit/SectionCard.tsx';
import { useMayWriteAt } from '../../../kit/view/use-view.ts';
import { FieldGrid } from './form-parts.tsx';
import type { NewSender, OrderValues } from './order-values.ts';
import { senderOf } from './order-values.ts';
import { PersonLines } from './PersonLines.tsx';
import { SenderPicker } from './SenderPicker.tsx';
import { SenderTour, TourInputs } from './SenderTour.tsx';
import { isE164, type Resemblance, resemblances, useTypedValue } from './same-customer.ts';

/** The sender: an existing customer, or one who is created with the order. */
export function SenderSection() {
  const translate = useTranslate();
  const { setValue } = useFormContext<OrderValues>();
  const [user, newSender] = useWatch<OrderValues, ['user', 'newSender']>({
    name: ['user', 'newSender'],
  });
  const { create } = useAccess(users);
  const mayChange = useMayWriteAt('user');
  const start = () => setValue('newSender', {}, { shouldDirty: true });
  const giveUp = () => setValue('newSender', null, { shouldDirty: true });
  const change = () => {
    setValue('user', null, { shouldDirty: true });
    // What was typed of the tour was meant for the customer before.
    setValue('newTour', null);
  };
  return (
    <SectionCard title={translate('order.form.sender')} icon={PersonOutlined}>
      {user ? (
        <>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
            <Avatar photo={user.photo} size={44} />
            <PersonLines person={user} />
            {mayChange && (
              <Button size="small" onClick={change}>
                {translate('order.form.changeSender')}
              </Button>
            )}
          </Box>
          <SenderTour />
        </>
      ) : newSender ? (
        <>
          <NewSenderFields />
          <Button size="small" onClick={giveUp} sx={{ alignSelf: 'start' }}>
            {translate('order.form.pickSender')}
          </Button>
        </>
      ) : (
        <>
          <SenderPicker />
          {create && (
            <Button
              size="small"
              startIcon={<PersonAddAltOutlined />}
              onClick={start}
              sx={{ alignSelf: 'start' }}
            >
              {translate('order.form.newSender')}
            </Button>
          )}
        </>
      )}
    </SectionCard>
  );
}

/** A customer who is created with the order. No password is needed: customers set their own. */
function NewSenderFields() {
  const translate = useTranslate();
  return (
    <Box
      role="group"
      aria-label={translate('order.form.newSender')}
      sx={{ display: 'grid', gap: 2 }}
    >
      <FieldGrid>
        <UserInput name="firstName" />
        <UserInput name="lastName" />
        <PhoneInput
          resource="users"
          source="newSender.phone"
          path="phone"
          field={users.fields.phone}
          home="DE"
          Nested={FieldInput}
        />
        <UserInput name="address" />
        <UserInput name="zipcode" />
        <UserInput name="cityName" />
      </FieldGrid>
      <TourInputs source="newSender.tour" />
      <ResemblingCustomers />
    </Box>
  );
}

type Name = 'firstName' | 'lastName' | 'address' | 'zipcode' | 'cityName';

const UserInput = ({ name }: { name: Name }) => (
  <FieldInput
    resource="users"
    source={`newSender.${name}`}
    path={name}
    field={users.fields[name]}
  />
);

/** Warns that the new customer seems to exist already, and offers to use that one. It blocks nothing. */
function ResemblingCustomers() {
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
            name: isolated(nameOf(one.customer)),
            code: isolated(one.customer.code ?? ''),
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
