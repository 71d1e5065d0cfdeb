import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';

type Props = { problem: string; isBusy: boolean; onGiven: (password: string) => void };

/** The password once more, where the sign-in is no longer young. */
export function PasswordProof({ problem, isBusy, onGiven }: Props) {
  const translate = useTranslate();
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (password !== '' && !isBusy) onGiven(password);
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}
    >
      <Typography>{translate('security.proof.text')}</Typography>
      <TextField
        type="password"
        label={translate('security.proof.password')}
        name="password"
        autoFocus
        fullWidth
        autoComplete="current-password"
        value={password}
        error={problem !== ''}
        helperText={problem || ' '}
        onChange={({ target }) => setPassword(target.value)}
        slotProps={{ htmlInput: { dir: 'ltr' }, formHelperText: { role: 'status' } }}
      />
      <Button
        type="submit"
        variant="contained"
        disabled={password === '' || isBusy}
        loading={isBusy}
      >
        {translate('security.proof.go')}
      </Button>
    </Box>
  );
}
