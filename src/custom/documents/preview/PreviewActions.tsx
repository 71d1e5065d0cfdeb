import Box from '@mui/material/Box';
import type { DocumentKind } from '../kinds.ts';
import { PaperActions } from '../printing/PaperActions.tsx';
import { type MadeFile, papersIn } from '../use-document-file.ts';

type Props = { file: MadeFile; kind: DocumentKind; onSend?: () => void; isSending?: boolean };

/** The actions on a previewed document. */
export function PreviewActions({ file, kind, ...sending }: Props) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', flexWrap: 'wrap', gap: 1 }}>
      <PaperActions
        blob={file.printed.blob}
        name={file.name}
        papers={papersIn(kind, file)}
        {...sending}
      />
    </Box>
  );
}
