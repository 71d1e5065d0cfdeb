import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { formatWait } from '../../../../domain/people/format-wait.ts';
import { CODE_LENGTH } from '../../../../domain/people/sign-in-codes.ts';
import { isolated } from '../../../i18n/languages.ts';
import { unavailable } from '../../../kit/actions/unavailable.ts';
import { numberLocale } from '../../../kit/format/numbers.ts';
import { useSecondsTo } from '../../../providers/use-seconds-to.ts';
import { StepForm } from './StepForm.tsx';
import type { Recovery } from './use-recovery.ts';

/** Step 2, 'Check Your Phone': it only holds the code, which is tried with the password. */
export function CodeStep({ recovery }: { recovery: Recovery }) {
  const translate = useTranslate();
  const { phone, code, isBusy, openAt, verify } = recovery;
  return (
    <StepForm
      submit={translate('recovery.code.verify')}
      isReady={code.length === CODE_LENGTH}
      isBusy={isBusy}
      openAt={openAt}
      onSubmit={verify}
      after={<SendAgain recovery={recovery} />}
    >
      <Typography color="text.secondary">
        {/* A number is read from left to right in every language. */}
        {translate('recovery.code.intro', { phone: isolated(phone, 'ltr') })}
      </Typography>
      <CodeField recovery={recovery} />
    </StepForm>
  );
}

const GAPS = /[\s-]/g;

/** One field for all characters, so that a code can be pasted, and filled in from the message. */
function CodeField({ recovery: { code, setCode, isWrong } }: { recovery: Recovery }) {
  const translate = useTranslate();
  const id = useId();
  const label = translate('recovery.code.label');
  const wrongId = `${id}-wrong`;
  return (
    <FormControl fullWidth error={isWrong}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        label={label}
        name="code"
        autoFocus
        autoComplete="one-time-code"
        value={code}
        onChange={({ target }) => setCode(target.value.replace(GAPS, '').slice(0, CODE_LENGTH))}
        slotProps={{
          input: {
            dir: 'ltr',
            spellCheck: false,
            autoCapitalize: 'characters',
            ...(isWrong && { 'aria-describedby': wrongId }),
            style: CHARACTERS,
          },
        }}
      />
      {isWrong && (
        <FormHelperText id={wrongId}>{translate('notice.recovery.checkCode')}</FormHelperText>
      )}
    </FormControl>
  );
}

const CHARACTERS = {
  fontSize: 24,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.4em',
  textAlign: 'center',
  textTransform: 'uppercase',
} as const;

function SendAgain({ recovery: { againAt, isBusy, send } }: { recovery: Recovery }) {
  const translate = useTranslate();
  const locale = useLocale();
  const seconds = useSecondsTo(againAt);
  const isWaiting = isBusy || seconds > 0;
  return (
    <Button onClick={() => void send()} {...(isWaiting && unavailable())}>
      {seconds > 0
        ? translate('recovery.code.againIn', { time: formatWait(seconds, numberLocale(locale)) })
        : translate('recovery.code.again')}
    </Button>
  );
}
