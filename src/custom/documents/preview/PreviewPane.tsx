import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Printed } from '../../../pdf/engine/printed.ts';
import { PrintWarnings } from '../printing/PrintWarnings.tsx';

const PdfViewer = lazy(() => import('../../../features/pdf-preview/PdfViewer.tsx'));

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
      <PrintWarnings printed={printed} />
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

/** No cancel button for work that takes only a moment. */
const LONG = 3000;

/** A cancel button that appears once the work takes long. */
export function CancelLong({ onCancel }: { onCancel: () => void }) {
  const translate = useTranslate();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG);
    return () => clearTimeout(timer);
  }, []);
  return isLong ? (
    <Button color="inherit" onClick={onCancel}>
      {translate('common.cancel')}
    </Button>
  ) : null;
}
