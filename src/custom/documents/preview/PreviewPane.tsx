import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import type { Printed } from '../../../pdf/engine/printed.ts';
import { CancelLong } from '../form/CancelLong.tsx';
import { PrintDoubts } from '../printing/PrintDoubts.tsx';

const PdfViewer = lazy(() => import('./PdfViewer.tsx'));

type Props = {
  /** The file; none while it is being generated. */
  printed: Printed | undefined;
  title: string;
  onCancel: () => void;
};

/** The print preview of a document; 'Loading Pdf' while it is generated (specification 2.7). */
export function PreviewPane({ printed, title, onCancel }: Props) {
  if (!printed) return <Loading onCancel={onCancel} />;
  return (
    <Box sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
      <PrintDoubts printed={printed} />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <Suspense fallback={<Loading onCancel={onCancel} />}>
          <PdfViewer blob={printed.blob} title={title} />
        </Suspense>
      </Box>
    </Box>
  );
}

function Loading({ onCancel }: { onCancel: () => void }) {
  const translate = useTranslate();
  return (
    <Box
      sx={{ display: 'grid', placeItems: 'center', alignContent: 'center', gap: 2, height: '100%' }}
    >
      <CircularProgress aria-hidden />
      <Typography role="status">{translate('documents.loading')}</Typography>
      <CancelLong onCancel={onCancel} />
    </Box>
  );
}
