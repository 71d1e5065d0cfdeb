import ContactsOutlined from '@mui/icons-material/ContactsOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { addressBook, type KnownRecipient } from './address-book.ts';
import type { OrderValues } from './order-values.ts';
import { PersonLines } from './PersonLines.tsx';
import { useEarlierOrders } from './use-earlier-orders.ts';

/** The recipients of the sender's earlier orders; picking one fills in the fields. */
export function AddressBookButton() {
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
