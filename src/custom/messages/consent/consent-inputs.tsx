import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { BooleanInput, useTranslate } from 'react-admin';
import { inputProps } from '../../../kit/inputs/input-parts.tsx';
import type { InputProps } from '../../../kit/view/props.ts';
import { MessagingTextsProvider } from '../MessagingTextsProvider.tsx';

type Hint = 'sms' | 'whatsapp' | 'consent';

/** Yes or no, with a sentence below that says what it means. */
const explained = (hint: Hint) =>
  function ExplainedSwitch(props: InputProps) {
    return (
      <MessagingTextsProvider>
        <Switch {...props} hint={hint} />
      </MessagingTextsProvider>
    );
  };

function Switch({ hint, ...props }: InputProps & { hint: Hint }) {
  const translate = useTranslate();
  const id = useId();
  const { source, label, readOnly } = inputProps(props);
  return (
    <>
      <BooleanInput
        source={source}
        label={label}
        readOnly={readOnly}
        helperText={false}
        slotProps={{ input: { 'aria-describedby': id } }}
      />
      <FormHelperText id={id} sx={{ m: 0 }}>
        {translate(`messaging.bulk.stop.${hint}`)}
      </FormHelperText>
    </>
  );
}

/** The stop of a customer's SMS: what sets it, and what it keeps from them. */
export const SmsStopInput = explained('sms');

/** The stop of a customer's WhatsApp. */
export const WhatsappStopInput = explained('whatsapp');

/** The first of a customer's consents, with what consents are for. */
export const ConsentInput = explained('consent');
