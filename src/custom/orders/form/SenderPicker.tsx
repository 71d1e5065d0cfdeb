import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { nameOf } from '../../../../domain/people/full-name.ts';
import type { User } from '../../../../domain/resources/users.ts';
import { Avatar } from '../../../kit/files/Avatar.tsx';
import { InputProblem } from '../../../kit/inputs/input-parts.tsx';
import { useAutocompleteNames } from '../../../kit/inputs/use-autocomplete-names.ts';
import { isUnanswered } from '../../../providers/call-error.ts';
import { senderOf } from './order-values.ts';
import { PersonLines } from './PersonLines.tsx';
import { useFoundCustomers } from './use-found-customers.ts';

/** Finds the sender among the customers by name, phone or customer number. */
export function SenderPicker() {
  const translate = useTranslate();
  const names = useAutocompleteNames();
  const { field, fieldState } = useController({ name: 'user' });
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { data = [], error, isFetching } = useFoundCustomers(text);
  const isNobody = isOpen && !isFetching && data.length === 0;
  const missing = isUnanswered(error) ? 'order.form.searchNeedsLine' : 'order.form.noCustomer';
  return (
    <Autocomplete<User>
      {...names}
      options={data}
      value={null}
      inputValue={text}
      onInputChange={(_, typed, reason) => {
        if (reason !== 'reset') setText(typed);
      }}
      onChange={(_, customer) => field.onChange(customer && senderOf(customer))}
      onBlur={field.onBlur}
      // The server has already searched, including spellings that comparing letters would miss.
      filterOptions={(options) => options}
      getOptionLabel={nameOf}
      getOptionKey={({ id }) => id}
      loading={isFetching}
      loadingText={translate('order.form.searching')}
      // An empty list would cover the way to a new customer, which is what helps then.
      open={isOpen && !isNobody}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      fullWidth
      renderOption={({ key, ...props }, customer) => (
        <Box component="li" key={key} {...props} sx={{ gap: 1.5 }}>
          <Avatar photo={customer.photo} size={32} />
          <PersonLines person={customer} />
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={field.ref}
          label={`${translate('order.form.findSender')} *`}
          placeholder={translate('order.form.findSenderHint')}
          error={fieldState.invalid}
          helperText={
            <span aria-live="polite">
              {isNobody ? translate(missing) : <InputProblem error={fieldState.error} />}
            </span>
          }
        />
      )}
    />
  );
}
