import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { users } from '../../../../domain/resources/users.ts';
import { fieldLabelKey } from '../../../i18n/resource-labels.ts';
import { FieldInput } from '../../../kit/fields/render-input.tsx';
import { PhoneInput } from '../../../kit/inputs/PhoneInput.tsx';
import { FieldGrid } from './FieldGrid.tsx';
import { ResemblingCustomers } from './ResemblingCustomers.tsx';

/** A customer who is created with the order. No password is needed: customers set their own. */
export function NewSenderFields() {
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
          source="newSender.phone"
          resource="users"
          label={fieldLabelKey('users', 'phone')}
          home="DE"
        />
        <UserInput name="address" />
        <UserInput name="zipcode" />
        <UserInput name="cityName" />
      </FieldGrid>
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
