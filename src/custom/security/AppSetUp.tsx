import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { APP_CODE_LENGTH, readAppCode } from '../../../domain/people/second-factor.ts';
import type { FactorCalls, NewFactor } from '../../providers/factor-calls.ts';
import { FactorCodeField } from './FactorCodeField.tsx';
import { SecretPicture } from './SecretPicture.tsx';
import { useStepForm } from './use-step-form.ts';

type Props = {
  calls: FactorCalls;
  begun: { readonly secret: string; readonly address: string };
  onAdded: (added: NewFactor) => void;
};

/** The secret as a picture and as text, and the first code, which turns the app on. */
export function AppSetUp({ calls, begun, onAdded }: Props) {
  const translate = useTranslate();
  const [code, setCode] = useState('');
  const isReady = readAppCode(code).length === APP_CODE_LENGTH;
  const { submit, isBusy, problem, clear } = useStepForm({
    isReady,
    send: async () => onAdded(await calls.confirmApp(code)),
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}
    >
      <Typography>{translate('security.app.scan')}</Typography>
      <SecretPicture address={begun.address} />
      <Typography>
        {translate('security.app.byHand')}{' '}
        <Box
          component="code"
          dir="ltr"
          data-secret
          sx={{ overflowWrap: 'anywhere', fontSize: 15, userSelect: 'all' }}
        >
          {begun.secret.match(/.{1,4}/g)?.join(' ')}
        </Box>
      </Typography>
      <FactorCodeField
        label={translate('security.app.code')}
        hint={translate('security.app.codeHint')}
        value={code}
        problem={problem}
        isNumeric
        onChange={(typed) => {
          setCode(typed);
          clear();
        }}
      />
      <Button type="submit" variant="contained" disabled={!isReady || isBusy} loading={isBusy}>
        {translate('security.app.confirm')}
      </Button>
    </Box>
  );
}
