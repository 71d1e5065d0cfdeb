import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { type Identifier, useTranslate } from 'react-admin';
import { nameOf } from '../../../domain/people/full-name.ts';
import type { User } from '../../../domain/resources/users.ts';
import { unavailable } from '../../kit/actions/unavailable.ts';
import { useAutocompleteNames } from '../../kit/inputs/use-autocomplete-names.ts';
import { useToast } from '../../kit/notices/use-notice.tsx';
import { errorKey, failureOf } from '../../providers/call-error.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';
import { PersonLines } from '../orders/form/PersonLines.tsx';
import { useFoundCustomers } from '../orders/form/use-found-customers.ts';
import { useReadAgain } from './use-read-again.ts';

type Props = { appointment: Identifier; isFull: boolean };

/** Enters a customer who books by telephone, or who has come without a booking. */
export function BookCustomer({ appointment, isFull }: Props) {
  const translate = useTranslate();
  const names = useAutocompleteNames();
  const [text, setText] = useState('');
  const [customer, setCustomer] = useState<User | null>(null);
  const { data = [], isFetching } = useFoundCustomers(text);
  const { book, isBooking } = useBooking(appointment, () => {
    setCustomer(null);
    setText('');
  });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 2, maxInlineSize: 560 }}>
      <Autocomplete<User>
        {...names}
        size="small"
        fullWidth
        options={data}
        value={customer}
        inputValue={text}
        onInputChange={(_, typed) => setText(typed)}
        onChange={(_, chosen) => setCustomer(chosen)}
        // The server has already searched, including spellings that comparing letters would miss.
        filterOptions={(options) => options}
        getOptionLabel={nameOf}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        loading={isFetching}
        renderOption={({ key, ...props }, one) => (
          <Box component="li" key={key} {...props}>
            <PersonLines person={one} />
          </Box>
        )}
        renderInput={(params) => (
          <TextField {...params} label={translate('appointments.page.customer')} />
        )}
      />
      <Button
        variant="contained"
        onClick={() => customer && book(customer)}
        // `unavailable` has looks of its own.
        style={{ whiteSpace: 'nowrap', flexShrink: 0 }}
        {...(isFull
          ? unavailable(translate('appointments.page.noFree'))
          : (isBooking || !customer) && unavailable())}
      >
        {translate('appointments.page.book')}
      </Button>
    </Box>
  );
}

function useBooking(appointment: Identifier, onBooked: () => void) {
  const translate = useTranslate();
  const provider = useAppDataProvider();
  const toast = useToast();
  const readAgain = useReadAgain();
  const [isBooking, setIsBooking] = useState(false);
  const book = async (customer: User) => {
    setIsBooking(true);
    try {
      await provider.create('bookings', { data: { appointment, user: customer.id } });
      const text = translate('appointments.page.booked', { name: nameOf(customer) });
      toast(text, { type: 'info' });
      onBooked();
    } catch (error) {
      // One customer has one place: the server names the field of the second booking.
      const isThere = failureOf(error).errors?.appointment !== undefined;
      const already = translate('appointments.page.already', { name: nameOf(customer) });
      toast(isThere ? already : errorKey(error), {
        type: 'error',
      });
    } finally {
      setIsBooking(false);
      readAgain();
    }
  };
  return { book, isBooking };
}
