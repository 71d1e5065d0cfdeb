import ContactsOutlined from '@mui/icons-material/ContactsOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useGetList, useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { nameOf } from '../../../../domain/people/full-name.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { isolated } from '../../../i18n/languages.ts';
import { renderInput } from '../../../kit/fields/render-input.tsx';
import { PhoneInput } from '../../../kit/inputs/PhoneInput.tsx';
import { SectionCard } from '../../../kit/SectionCard.tsx';
import type { InputProps } from '../../../kit/view/props.ts';
import { useMayWriteAt, useView } from '../../../kit/view/use-view.ts';
import {
  addressBook,
  type KnownRecipient,
  otherSpelling,
  useEarlierOrders,
} from './earlier-orders.ts';
import { FieldGrid, FurtherInputs } from './form-parts.tsx';
import type { OrderValues } from './order-values.ts';
import { PersonLines } from './PersonLines.tsx';
import { isE164, useTypedValue } from './same-customer.ts';

/** The recipient, typed in or taken from the sender's earlier orders. */
export function RecipientSection() {
  const translate = useTranslate();
  const view = useView();
  const mayChange = useMayWriteAt('recipient');
  return (
    <SectionCard
      title={translate('order.form.recipient')}
      icon={PlaceOutlined}
      action={mayChange && <AddressBookButton />}
    >
      <FieldGrid>
        {renderInput(view, 'recipient.firstName')}
        {renderInput(view, 'recipient.lastName')}
        {renderInput(view, 'recipient.phone', { Input: MoroccanPhone })}
        {renderInput(view, 'recipient.address')}
        <FurtherInputs section="people" placed={['user', 'recipient']} />
      </FieldGrid>
      {mayChange && <OtherSpellingHint />}
    </SectionCard>
  );
}

const MoroccanPhone = (props: InputProps) => <PhoneInput {...props} home="MA" />;

/** The recipients of the sender's earlier orders; picking one fills in the fields. */
function AddressBookButton() {
  const translate = useTranslate();
  const { setValue } = useFormContext<OrderValues>();
  const user = useWatch<OrderValues, 'user'>({ name: 'user' });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const known = addressBook(useEarlierOrders(user?._id));
  if (known.length === 0) return null;

  const pick = ({ firstName, lastName, phone, address }: KnownRecipient) => {
    const values = { firstName, lastName, phone, address };
    for (const [name, value] of Object.entries(values)) {
      setValue(`recipient.${name as keyof typeof values}`, value, {
        shouldDirty: true,
        shouldValidate: true,
      });
    }
    setAnchor(null);
  };

  return (
    <>
      <Button
        size="small"
        startIcon={<ContactsOutlined />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('order.form.addressBook', { smart_count: known.length })}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{
          list: { 'aria-label': translate('order.form.earlierRecipients') },
          paper: { sx: { maxHeight: 360, width: 380, maxWidth: 'calc(100vw - 32px)' } },
        }}
      >
        {known.map((recipient) => (
          <MenuItem key={recipient.phone} onClick={() => pick(recipient)}>
            <PersonLines person={recipient} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** Warns that earlier orders have the recipient's phone under a name spelled differently. */
function OtherSpellingHint() {
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
          {translate('order.form.otherSpelling', { name: isolated(nameOf(known)) })}
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
