import Box from '@mui/material/Box';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ignoringFailure } from '../../../domain/ignoring-failure.ts';
import { watchSight } from '../../providers/use-in-sight.ts';
import { drawPage, pixelsOf } from './draw-page.ts';
import type { PageSize } from './use-pdf.ts';

type Props = {
  pdf: PDFDocumentProxy;
  number: number;
  size: PageSize;
  scale: number;
  onInSight: (number: number) => void;
};

/** Half a screen ahead, so that a page is ready when it comes into view. */
const AHEAD = '50% 0px';

/** A page of a PDF. It is drawn when it comes near, so that a file of hundreds of labels stays cheap. */
export function PdfPage({ pdf, number, size, scale, onInSight }: Props) {
  const translate = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const textLayer = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  useReported(place, number, onInSight);

  useEffect(() => {
    if (!isNear) return undefined;
    let stop: (() => void) | undefined;
    let isUnmounted = false;
    const draw = async () => {
      const page = await pdf.getPage(number);
      if (isUnmounted || !canvas.current || !textLayer.current) return;
      const { done, cancel } = drawPage(
        page,
        { canvas: canvas.current, textLayer: textLayer.current },
        scale,
      );
      stop = cancel;
      await done;
    };
    void ignoringFailure(draw(), 'It is cancelled in favour of another scale.');
    return () => {
      isUnmounted = true;
      stop?.();
    };
  }, [isNear, number, pdf, scale]);
  useFreed({ canvas, textLayer, isNear });

  return (
    <Box
      ref={place}
      component="section"
      dir="ltr"
      aria-label={translate('documents.preview.page', { number, of: pdf.numPages })}
      sx={SHEET}
      style={{ width: pixelsOf(size.width, scale), height: pixelsOf(size.height, scale) }}
    >
      <canvas ref={canvas} />
      <div ref={textLayer} className="words" />
    </Box>
  );
}

type Drawn = {
  canvas: { readonly current: HTMLCanvasElement | null };
  textLayer: { readonly current: HTMLElement | null };
  isNear: boolean;
};

/** Frees the memory of a page that is far away: phones fail with hundreds of canvases. */
function useFreed({ canvas, textLayer, isNear }: Drawn): void {
  useEffect(() => {
    const { current: picture } = canvas;
    const { current: layer } = textLayer;
    if (!isNear || !picture || !layer) return undefined;
    return () => {
      picture.width = 0;
      picture.height = 0;
      layer.replaceChildren();
    };
  }, [canvas, textLayer, isNear]);
}

function useNear(place: { readonly current: HTMLElement | null }): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    return watchSight(place.current, AHEAD, setNear);
  }, [place]);
  return isNear;
}

/** Reports the page that covers the middle of the screen. */
function useReported(
  place: { readonly current: HTMLElement | null },
  number: number,
  onInSight: (number: number) => void,
): void {
  useEffect(() => {
    if (!place.current) return undefined;
    return watchSight(place.current, '-50% 0px -50% 0px', (isInSight) => {
      if (isInSight) onInSight(number);
    });
  }, [place, number, onInSight]);
}

/** The page stays white in the dark theme, as it will be printed. */
const SHEET = {
  position: 'relative',
  flex: 'none',
  mx: 'auto',
  bgcolor: '#ffffff',
  boxShadow: 3,
  overflow: 'clip',
  '& canvas': { display: 'block', width: '100%', height: '100%' },
  // The styles that pdf.js requires for the text layer over a page.
  '& .words': {
    position: 'absolute',
    inset: 0,
    overflow: 'clip',
    lineHeight: 1,
    textAlign: 'initial',
    transformOrigin: '0 0',
    colorScheme: 'only light',
    '--scale-round-x': '1px',
    '--scale-round-y': '1px',
    '--min-font-size': 1,
    '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
    '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
  },
  '& .words :is(span, br)': {
    color: 'transparent',
    position: 'absolute',
    whiteSpace: 'pre',
    cursor: 'text',
    transformOrigin: '0% 0%',
  },
  '& .words > :not(.markedContent), & .words .markedContent span:not(.markedContent)': {
    zIndex: 1,
    '--font-height': 0,
    fontSize: 'calc(var(--text-scale-factor) * var(--font-height))',
    '--scale-x': 1,
    '--rotate': '0deg',
    transform: 'rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv))',
  },
  '& .words .markedContent': { display: 'contents' },
} as const;
