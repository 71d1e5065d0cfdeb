import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import SaveOutlined from '@mui/icons-material/SaveOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { MessageKey } from '../../../i18n/en.ts';
import { CancelLong } from '../preview/PreviewPane.tsx';
import type { FilePurpose } from '../printing/use-document-file.ts';

type Props = {
  isSaving: boolean;
  /** The purpose of the file being generated. */
  making: FilePurpose | undefined;
  /** Left out if nothing can be changed any more. */
  onSave?: (() => void) | undefined;
  onStart: (purpose: FilePurpose) => void;
  onCancel: () => void;
  children?: ReactNode;
};

const FILES: readonly { purpose: FilePurpose; label: MessageKey; icon: ReactNode }[] = [
  { purpose: 'preview', label: 'documents.actions.preview', icon: <VisibilityOutlined /> },
  { purpose: 'send', label: 'documents.actions.send', icon: <SendOutlined /> },
  { purpose: 'download', label: 'documents.actions.download', icon: <FileDownloadOutlined /> },
];

/** Speichern, Vorschau, Senden an Kunden and Download (specification 2.7), always visible. */
export function EditorActions({ isSaving, making, onSave, onStart, onCancel, children }: Props) {
  const translate = useTranslate();
  return (
    <Box sx={BAR}>
      {onSave && (
        <Button
          variant="contained"
          startIcon={<SaveOutlined />}
          loading={isSaving}
          loadingPosition="start"
          disabled={making !== undefined}
          onClick={onSave}
        >
          {translate('documents.actions.save')}
        </Button>
      )}
      {FILES.map(({ purpose, label, icon }) => (
        <Button
          key={purpose}
          className="file"
          variant="outlined"
          startIcon={icon}
          loading={making === purpose}
          loadingPosition="start"
          disabled={making !== undefined || isSaving}
          onClick={() => onStart(purpose)}
        >
          {translate(making === purpose ? 'documents.loading' : label)}
        </Button>
      ))}
      {making && <CancelLong onCancel={onCancel} />}
      {children}
    </Box>
  );
}

/** On a phone: the buttons that change the document on top, those that produce a file below. */
const BAR = {
  maxWidth: 880,
  mx: 'auto',
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: 'repeat(6, 1fr)',
  alignItems: 'stretch',
  gap: 1,
  '& > *': { gridColumn: 'span 3', order: { xs: 0, sm: 'unset' } },
  // If it is alone in its row, it fills it.
  '&:not(:has(> span)) > :not(.file)': { gridColumn: '1 / -1' },
  '& > .file': {
    gridColumn: 'span 2',
    order: { xs: 1, sm: 'unset' },
    px: { xs: 0.75, sm: 2 },
    lineHeight: 1.25,
    '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
  },
} as const;
