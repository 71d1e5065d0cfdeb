import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { failureOf } from '../../providers/call-error.ts';
import type { Proof } from '../../providers/factor-calls.ts';
import { readError } from '../../providers/translatable-error.ts';

type PasswordProof = {
  /** What the call is made with. */
  readonly proof: Proof;
  /** The field for the password, once the server has required it. */
  readonly field: ReactNode;
  /** Whether a rejection is about the password: then the field says so, and nothing else does. */
  readonly takes: (error: unknown) => boolean;
  readonly reset: () => void;
};

/** How the field is called, and why it is there. */
type Texts = { readonly label: string; readonly hint: string };

/** The password once more, for a change that the server does not make for an old session without it. */
export function usePasswordProof({ label, hint }: Texts): PasswordProof {
  const translate = useTranslate();
  const [password, setPassword] = useState<string>();
  const [problem, setProblem] = useState('');
  return {
    proof: password ? { currentPassword: password } : {},
    takes(error) {
      const rejected = failureOf(error).errors?.currentPassword;
      if (rejected === undefined) return false;
      const known = typeof rejected === 'string' ? readError(rejected) : undefined;
      setProblem(password && known ? translate(known.message, known.args) : '');
      setPassword((typed) => typed ?? '');
      return true;
    },
    reset() {
      setPassword(undefined);
      setProblem('');
    },
    field: password !== undefined && (
      <TextField
        type="password"
        label={label}
        helperText={problem || hint}
        error={problem !== ''}
        value={password}
        autoFocus
        fullWidth
        autoComplete="current-password"
        onChange={({ target }) => setPassword(target.value)}
        slotProps={{ htmlInput: { dir: 'ltr' }, formHelperText: { role: 'status' } }}
        sx={{ mt: 2 }}
      />
    ),
  };
}
