import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FormEvent, ReactNode } from 'react';
import { LoginWait } from '../LoginWait.tsx';

type Props = {
  submit: string;
  isReady: boolean;
  isBusy: boolean;
  /** When the server takes requests again; 0 if it takes them now. */
  openAt: number;
  onSubmit: () => void;
  /** What stands below the button. */
  after?: ReactNode;
  children: ReactNode;
};

/** One step: its fields, how long there is to wait, and the button that leads on. */
export function StepForm({ submit, isReady, isBusy, openAt, onSubmit, after, children }: Props) {
  const go = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (isReady && !isBusy) onSubmit();
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={go}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}
    >
      {children}
      {openAt > 0 && <LoginWait key={openAt} until={openAt} />}
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        loading={isBusy}
        disabled={isBusy || !isReady}
      >
        {submit}
      </Button>
      {after}
    </Box>
  );
}
