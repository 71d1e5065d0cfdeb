import { useState } from 'react';
import { useTranslate, ValidationError } from 'react-admin';
import { Urgency } from '../../../kit/urgency/Urgency.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { StepForm } from './StepForm.tsx';
import type { Recovery } from './use-recovery.ts';

const SHORTEST = 8;

/** Step 3, 'Create new password': the call that tries the code too. */
export function PasswordStep({ recovery }: { recovery: Recovery }) {
  const translate = useTranslate();
  const { phone, isBusy, openAt, password, again, passwordError } = recovery;
  // Errors are shown when somebody wants to go on, not while they type.
  const [isChecked, setChecked] = useState(false);
  const isShort = password.length < SHORTEST;
  const differs = password !== again;

  const submit = () => {
    setChecked(true);
    if (!isShort && !differs) void recovery.reset();
  };
  return (
    <StepForm
      submit={translate('recovery.password.reset')}
      isReady={password !== '' && again !== ''}
      isBusy={isBusy}
      openAt={openAt}
      onSubmit={submit}
    >
      {/* For password managers: whose password it is. */}
      <input hidden readOnly name="username" autoComplete="username" value={phone} />
      <PasswordField
        isNew
        autoFocus
        label={translate('recovery.password.password')}
        hint={
          passwordError ? (
            <ValidationError error={passwordError} />
          ) : (
            translate('recovery.password.length')
          )
        }
        error={passwordError !== '' || (isChecked && isShort)}
        initial={password}
        onChange={recovery.setPassword}
      />
      <PasswordField
        isNew
        label={translate('recovery.password.confirm')}
        hint={again !== '' && !differs ? <Matching /> : translate('recovery.password.match')}
        error={isChecked && differs}
        initial={again}
        onChange={recovery.setAgain}
      />
    </StepForm>
  );
}

/** The requirement is met. */
function Matching() {
  const translate = useTranslate();
  return <Urgency level="fine">{translate('recovery.password.matches')}</Urgency>;
}
