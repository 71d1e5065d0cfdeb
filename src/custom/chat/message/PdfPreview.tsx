import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslate } from 'react-admin';
import { fileOf } from '../../../../domain/chat/message-content.ts';
import PdfViewer from '../../../features/pdf-preview/PdfViewer.tsx';
import { useChatFile } from '../../../providers/chat/media/use-chat-file.ts';
import type { ContentProps } from './content-props.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import { Unloadable } from './Unloadable.tsx';

/** The pages of a PDF over the conversation. */
export default function PdfPreview({ onClose, ...props }: ContentProps & { onClose: () => void }) {
  const translate = useTranslate();
  const { name, address } = fileOf(props);
  const { blob, hasFailed, retry } = useChatFile(address, { local: props.file });
  return (
    <PreviewFrame shown={props} onClose={onClose}>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        {blob && <PdfViewer blob={blob} title={name} />}
        {hasFailed && <Unloadable onRetry={retry} />}
        {!blob && !hasFailed && (
          <Box sx={{ display: 'grid', placeItems: 'center', height: '100%' }}>
            <CircularProgress aria-label={translate('common.loading')} />
          </Box>
        )}
      </Box>
    </PreviewFrame>
  );
}
