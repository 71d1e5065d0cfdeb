import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { DeclarationWarning } from '../../../../domain/documents/lines-check.ts';
import type { EditedKind } from '../../../../domain/orders/document-kinds.ts';
import { CustomsWarnings } from '../printing/customs-warnings.tsx';
import { DocumentFileActions } from '../printing/DocumentFileActions.tsx';
import { documentsIn, type MadeFile } from '../printing/use-document-file.ts';
import type { CustomsQuestion } from './customs-question.tsx';

type Props = {
  file: MadeFile;
  kind: EditedKind;
  question: CustomsQuestion;
  onSend: (purpose: 'send', file: MadeFile) => void;
  isSending: boolean;
  onLogged: () => void;
};

/** The actions on a previewed document, once no question about it is open. */
export function PreviewFooter({ file, kind, question, onSend, isSending, onLogged }: Props) {
  const { requested, answer } = question;
  return requested ? (
    <CustomsBar warnings={requested.warnings} onAnyway={answer} />
  ) : (
    <PreviewActions
      file={file}
      kind={kind}
      onSend={() => onSend('send', file)}
      isSending={isSending}
      onLogged={onLogged}
    />
  );
}

type CustomsBarProps = { warnings: readonly DeclarationWarning[]; onAnyway: () => void };

/** The same question below the preview, where the print button would be. */
function CustomsBar({ warnings, onAnyway }: CustomsBarProps) {
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
      <CustomsWarnings warnings={warnings} />
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

type PreviewActionsProps = {
  file: MadeFile;
  kind: EditedKind;
  onSend?: () => void;
  isSending?: boolean;
  onLogged?: () => void;
};

/** The actions on a previewed document. */
function PreviewActions({ file, kind, ...sending }: PreviewActionsProps) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', flexWrap: 'wrap', gap: 1 }}>
      <DocumentFileActions
        blob={file.printed.blob}
        name={file.name}
        documents={documentsIn(kind, file)}
        {...sending}
      />
    </Box>
  );
}
