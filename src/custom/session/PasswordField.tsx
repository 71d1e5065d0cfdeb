import KeyboardCapslock from '@mui/icons-material/KeyboardCapslock';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type KeyboardEvent, type ReactNode, type Ref, useId, useState } from 'react';
import { useTranslate } from 'react-admin';

type PasswordFieldProps = {
  /** What stands in it at first. */
  initial?: string;
  onChange: (password: string) => void;
  inputRef?: Ref<HTMLInputElement>;
  /** The label, if it is not the one of the login. */
  label?: string;
  /** The hint below the field while there is no error to show. */
  hint?: ReactNode;
  error?: boolean;
  /** Whether it is a password that is chosen here. */
  isNew?: boolean;
  autoFocus?: boolean;
};

/** A password field that can show its text and warns of Caps Lock. */
export function PasswordField({
  initial,
  onChange,
  inputRef,
  hint,
  error = false,
  isNew = false,
  autoFocus = false,
  ...given
}: PasswordFieldProps) {
  const translate = useTranslate();
  const id = useId();
  const [visible, setVisible] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const label = given.label ?? translate('session.password');
  const hintId = `${id}-hint`;

  return (
    <FormControl fullWidth size="medium" error={error}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        label={label}
        name={isNew ? 'new-password' : 'password'}
        autoFocus={autoFocus}
        type={visible ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        inputRef={inputRef}
        defaultValue={initial}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={watchCapsLock}
        onKeyUp={watchCapsLock}
        onBlur={() => setCapsLock(false)}
        slotProps={{
          input: {
            dir: 'ltr',
            spellCheck: false,
            autoCapitalize: 'none',
            'aria-describedby': hintId,
          },
        }}
        endAdornment={
          <InputAdornment position="end">
            <ShowButton isShown={visible} onChange={setVisible} />
          </InputAdornment>
        }
      />
      <FormHelperText id={hintId} role="status" sx={{ minHeight: 20 }}>
        {capsLock ? <CapsLockWarning /> : hint}
      </FormHelperText>
    </FormControl>
  );
}

type ShowButtonProps = { isShown: boolean; onChange: (isShown: boolean) => void };

function ShowButton({ isShown, onChange }: ShowButtonProps) {
  const translate = useTranslate();
  const label = translate(isShown ? 'session.hidePassword' : 'session.showPassword');
  return (
    <IconButton aria-label={label} data-hint={label} edge="end" onClick={() => onChange(!isShown)}>
      {isShown ? <VisibilityOff /> : <Visibility />}
    </IconButton>
  );
}

function CapsLockWarning() {
  const translate = useTranslate();
  return (
    <>
      <KeyboardCapslock sx={{ fontSize: 16, verticalAlign: 'text-bottom', marginInlineEnd: 0.5 }} />
      {translate('session.capsLock')}
    </>
  );
}
