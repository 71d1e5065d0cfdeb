import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { BooleanInput, useTranslate } from 'react-admin';
import { inputProps } from '../../../kit/inputs/input-parts.tsx';
import type { InputProps } from '../../../kit/view/props.ts';
import { MessagingTextsProvider } from '../MessagingTextsProvider.tsx';

/** Yes or no, with a sentence below that explains it. */
function Explained({ hint, ...props }: InputProps & { hint: string }) {
  return (
    <MessagingTextsProvider>
      <Switch {...props} hint={hint} />
    </MessagingTextsProvider>
  );
}

function Switch({ hint, ...props }: InputProps & { hint: string }) {
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

/** The stop of one of a customer's channels: what sets it, and what it keeps from them. */
export const StopInput = (props: InputProps) => (
  <Explained {...props} hint={props.path.replace('optOut.', '')} />
);

/** The first of a customer's consents, with what consents are for. */
export const ConsentInput = (props: InputProps) => <Explained {...props} hint="consent" />;
