import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { isPhone } from '../../../../domain/people/typed-phone.ts';
import { SessionPhoneField } from '../../../kit/inputs/SessionPhoneField.tsx';
import { StepForm } from './StepForm.tsx';
import type { Recovery } from './use-recovery.ts';

/** Step 1, 'Reset password': the number that gets the code. */
export function PhoneStep({ recovery }: { recovery: Recovery }) {
  const translate = useTranslate();
  const { phone, setPhone, isBusy, openAt, send, haveCode } = recovery;
  return (
    <StepForm
      submit={translate('common.send')}
      isReady={isPhone(phone)}
      isBusy={isBusy}
      openAt={openAt}
      onSubmit={() => void send()}
      after={
        openAt > 0 && <Button onClick={haveCode}>{translate('recovery.phone.hasCode')}</Button>
      }
    >
      <Typography color="text.secondary">{translate('recovery.phone.intro')}</Typography>
      <SessionPhoneField value={phone} onChange={setPhone} autoComplete="tel" autoFocus />
    </StepForm>
  );
}
