import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type NothingProps = {
  title: string;
  hint?: string | undefined;
  icon?: ReactNode;
  action?: { readonly label: string; readonly onClick: () => void } | undefined;
  isAlert?: boolean;
};

/** Says why nothing is there, and what can be done about it. */
export function Nothing({ title, hint, icon, action, isAlert = false }: NothingProps) {
  return (
    <Stack
      role={isAlert ? 'alert' : undefined}
      sx={{ alignItems: 'center', textAlign: 'center', gap: 1, m: 'auto', px: 3, py: 6 }}
    >
      {icon}
      <Typography variant="subtitle1" component="p" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      {hint && <Typography color="text.secondary">{hint}</Typography>}
      {action && (
        <Button variant="outlined" onClick={action.onClick} sx={{ mt: 1 }}>
          {action.label}
        </Button>
      )}
    </Stack>
  );
}
