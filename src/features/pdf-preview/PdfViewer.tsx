import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useShortcuts } from '../../kit/shortcuts/use-shortcuts.ts';
import { pixelsOf } from './draw-page.ts';
import { PdfPage } from './PdfPage.tsx';
import { type ReadPdf, usePdf } from './use-pdf.ts';
import { fitted, nextZoom, ZoomBar } from './ZoomBar.tsx';

type Props = { blob: Blob; title: string };

/**
 * The pages of a PDF, drawn by pdf.js: phones have no viewer inside pages (Android shows a button that
 * does nothing, iOS the first page only).
 */
export default function PdfViewer({ blob, title }: Props) {
  const translate = useTranslate();
  const read = usePdf(blob);
  if (read.at === 'failed') {
    return (
      <Typography role="alert" sx={{ p: 4, textAlign: 'center' }}>
        {translate('documents.preview.unreadable')}
      </Typography>
    );
  }
  if (read.at === 'reading') {
    return (
      <Box sx={{ display: 'grid', placeItems: 'center', p: 8 }}>
        <CircularProgress aria-label={translate('documents.loading')} />
      </Box>
    );
  }
  return <Pages {...read} title={title} />;
}

function Pages({ pdf, size, title }: Extract<ReadPdf, { at: 'read' }> & { title: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const [zoom, setZoom] = useState<number>();
  const [page, setPage] = useState(1);
  useShortcuts('pages');
  const scale = zoom ?? fitted(width, pixelsOf(size.width, 1));
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return; // The browser's own zoom.
    if (event.key === '+') setZoom(nextZoom(scale, 1));
    if (event.key === '-') setZoom(nextZoom(scale, -1));
    if (event.key === '0') setZoom(undefined);
  };
  return (
    <Box ref={frame} role="document" aria-label={title} tabIndex={0} onKeyDown={press} sx={FRAME}>
      {width > 0 &&
        Array.from({ length: pdf.numPages }, (_, at) => (
          <PdfPage
            // biome-ignore lint/suspicious/noArrayIndexKey: pages are known by their number.
            key={at}
            pdf={pdf}
            number={at + 1}
            size={size}
            scale={scale}
            onInSight={setPage}
          />
        ))}
      <ZoomBar
        scale={scale}
        isFitted={zoom === undefined}
        page={page}
        pages={pdf.numPages}
        onZoom={setZoom}
      />
    </Box>
  );
}

/** The width of the pages, updated when the window is resized. */
function useWidth(frame: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!frame.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.floor(entry.contentRect.width));
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame]);
  return width;
}

const FRAME = {
  height: '100%',
  overflow: 'auto',
  p: { xs: 1, sm: 3 },
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  boxSizing: 'border-box',
} as const;
