import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { browserOf } from '../../../domain/people/browser-of.ts';
import { PASSKEY_NAME_LENGTH } from '../../../domain/people/second-factor.ts';
import type { FactorCalls, NewFactor, Proof } from '../../providers/factor-calls.ts';
import { makePasskey, NoPasskey } from './make-passkey.ts';
import { useStepForm } from './use-step-form.ts';

type Props = { calls: FactorCalls; proof: Proof; onAdded: (added: NewFactor) => void };

/** A name for the passkey, which the device then makes. */
export function PasskeySetUp({ calls, proof, onAdded }: Props) {
  const translate = useTranslate();
  const [name, setName] = useState(() => browserOf(navigator.userAgent).system ?? '');
  const isReady = name.trim() !== '';
  const { submit, isBusy, problem } = useStepForm({
    isReady,
    send: async () => onAdded(await makePasskey(calls, name.trim(), proof)),
    sentenceOf: (error) =>
      error instanceof NoPasskey ? translate('security.passkey.rejected') : undefined,
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}
    >
      <Typography>{translate('security.passkey.intro')}</Typography>
      <TextField
        label={translate('security.passkey.name')}
        name="passkey-name"
        autoFocus
        fullWidth
        value={name}
        error={problem !== ''}
        helperText={problem || translate('security.passkey.nameHint')}
        onChange={({ target }) => setName(target.value.slice(0, PASSKEY_NAME_LENGTH))}
        slotProps={{ formHelperText: { role: 'status' } }}
      />
      <Button type="submit" variant="contained" disabled={!isReady || isBusy} loading={isBusy}>
        {translate('security.passkey.create')}
      </Button>
    </Box>
  );
}
