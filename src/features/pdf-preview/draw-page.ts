import { type PDFPageProxy, TextLayer } from 'pdfjs-dist';

const PIXELS_PER_POINT = 96 / 72;
/** A larger canvas makes phones fail. */
const MOST_PIXELS = 16_000_000;

type Places = { canvas: HTMLCanvasElement; textLayer: HTMLElement };

/** Draws a page at a scale (1 is its real size), with a text layer for selection and screen readers. */
export function drawPage(page: PDFPageProxy, { canvas, textLayer }: Places, scale: number) {
  const viewport = page.getViewport({ scale: scale * PIXELS_PER_POINT });
  const density = Math.min(
    window.devicePixelRatio || 1,
    Math.sqrt(MOST_PIXELS / (viewport.width * viewport.height)),
  );
  canvas.width = Math.floor(viewport.width * density);
  canvas.height = Math.floor(viewport.height * density);
  const drawing = page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] });
  textLayer.replaceChildren();
  textLayer.style.setProperty('--total-scale-factor', String(viewport.scale));
  const writing = new TextLayer({
    textContentSource: page.streamTextContent(),
    container: textLayer,
    viewport,
  });
  return {
    done: Promise.all([drawing.promise, writing.render()]),
    cancel: () => {
      drawing.cancel();
      writing.cancel();
    },
  };
}

/** PDF points in screen pixels at a scale. */
export const pixelsOf = (points: number, scale: number): number =>
  points * PIXELS_PER_POINT * scale;
