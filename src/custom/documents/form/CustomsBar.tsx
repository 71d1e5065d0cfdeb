import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { DeclarationDoubt } from '../../../../domain/documents/lines-check.ts';
import { CustomsDoubts } from './CustomsDoubts.tsx';

type Props = { doubts: readonly DeclarationDoubt[]; onAnyway: () => void };

/** The same question below the preview, where the print button would be. */
export function CustomsBar({ doubts, onAnyway }: Props) {
  const translate = useTranslate();
  return (
    <Alert
      severity="warning"
      sx={LOOK}
      action={
        <Button color="inherit" variant="outlined" size="small" onClick={onAnyway}>
          {translate('editor.customs.printing.anyway')}
        </Button>
      }
    >
      <CustomsDoubts doubts={doubts} />
    </Alert>
  );
}

/** Many lines scroll, so that the preview keeps its size; on a phone the button is below them. */
const LOOK = {
  maxWidth: 880,
  mx: 'auto',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  '& .MuiAlert-message': { flex: 1, minWidth: 0, maxHeight: '22vh', overflowY: 'auto' },
  '& .MuiAlert-action': {
    p: 0,
    m: 0,
    paddingInlineStart: { xs: 0, sm: 2 },
    width: { xs: '100%', sm: 'auto' },
  },
  '& .MuiAlert-action button': { width: { xs: '100%', sm: 'auto' }, whiteSpace: 'nowrap' },
} as const;
