import KeyboardCapslock from '@mui/icons-material/KeyboardCapslock';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { useTranslate } from 'react-admin';

type PasswordFieldProps = {
  onChange: (password: string) => void;
  inputRef?: Ref<HTMLInputElement>;
};

/** A password field that can show its text and warns of Caps Lock. */
export function PasswordField({ onChange, inputRef }: PasswordFieldProps) {
  const translate = useTranslate();
  const id = useId();
  const [visible, setVisible] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const label = translate('session.password');
  const toggle = translate(visible ? 'session.hidePassword' : 'session.showPassword');
  const hintId = `${id}-hint`;

  return (
    <FormControl fullWidth size="medium">
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        label={label}
        name="password"
        type={visible ? 'text' : 'password'}
        autoComplete="current-password"
        inputRef={inputRef}
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
            <IconButton
              aria-label={toggle}
              title={toggle}
              edge="end"
              onClick={() => setVisible(!visible)}
            >
              {visible ? <VisibilityOff /> : <Visibility />}
            </IconButton>
          </InputAdornment>
        }
      />
      <FormHelperText id={hintId} role="status" sx={{ minHeight: 20 }}>
        {capsLock && (
          <>
            <KeyboardCapslock
              sx={{ fontSize: 16, verticalAlign: 'text-bottom', marginInlineEnd: 0.5 }}
            />
            {translate('session.capsLock')}
          </>
        )}
      </FormHelperText>
    </FormControl>
  );
}
