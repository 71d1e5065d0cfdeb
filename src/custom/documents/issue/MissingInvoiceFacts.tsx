import Alert, { type AlertColor } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';

type Props = {
  /** What needs the facts. */
  children: string;
  facts: readonly string[];
  severity?: AlertColor;
};

/** The facts that an invoice lacks, as text. */
export function MissingInvoiceFacts({ children, facts, severity = 'warning' }: Props) {
  const translate = useTranslate();
  return (
    <Alert severity={severity}>
      {children}
      <Box component="ul" sx={{ m: 0, ps: 2.5, paddingInlineStart: 2.5 }}>
        {facts.map((fact) => (
          <li key={fact}>{translate(`invoices.missing.${fact}`, { _: fact })}</li>
        ))}
      </Box>
    </Alert>
  );
}
