import TextField from '@mui/material/TextField';

type Props = {
  label: string;
  hint?: string;
  value: string;
  /** What is wrong with it. */
  problem: string;
  isNumeric?: boolean;
  onChange: (typed: string) => void;
};

/** One field for a whole code, so that it can be pasted, and filled in by the browser. */
export function FactorCodeField({
  label,
  hint,
  value,
  problem,
  isNumeric = false,
  onChange,
}: Props) {
  return (
    <TextField
      label={label}
      name="one-time-code"
      autoFocus
      fullWidth
      autoComplete="one-time-code"
      value={value}
      error={problem !== ''}
      helperText={problem || hint || ' '}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        htmlInput: {
          dir: 'ltr',
          inputMode: isNumeric ? 'numeric' : 'text',
          autoCapitalize: isNumeric ? 'none' : 'characters',
          spellCheck: false,
          style: CHARACTERS,
        },
        formHelperText: { role: 'status' },
      }}
    />
  );
}

const CHARACTERS = { fontSize: 20, letterSpacing: '0.15em', textAlign: 'center' } as const;
