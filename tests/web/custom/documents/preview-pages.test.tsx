import { act, render, screen } from '@testing-library/react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { TestTranslationProvider } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PdfPage } from '../../../../src/features/pdf-preview/PdfPage.tsx';
import { usePdf } from '../../../../src/features/pdf-preview/use-pdf.ts';

vi.mock('../../../../src/features/pdf-preview/draw-page.ts', () => ({
  pixelsOf: (points: number) => points,
  drawPage: (_page: unknown, { canvas, textLayer }: Record<string, HTMLElement>) => {
    Object.assign(canvas ?? {}, { width: 800, height: 1_100 });
    textLayer?.append('Words of the page');
    return { done: Promise.resolve(), cancel: () => undefined };
  },
}));

const opened = new Map<string, ReturnType<typeof Promise.withResolvers<PDFDocumentProxy>>>();
vi.mock('../../../../src/features/pdf-preview/pdf-js.ts', () => ({
  openPdf: (bytes: Uint8Array) => {
    const opening = Promise.withResolvers<PDFDocumentProxy>();
    opened.set(new TextDecoder().decode(bytes), opening);
    return { promise: opening.promise, destroy: () => undefined };
  },
}));

const pageOf = (width: number) => ({ getViewport: () => ({ width, height: 1 }) });
const pdfOf = (width: number) =>
  ({ numPages: 1, getPage: async () => pageOf(width) }) as unknown as PDFDocumentProxy;

/** Reports to all observers of an element whether it is near. */
let comeNear: (isIntersecting: boolean) => void = () => undefined;
beforeEach(() => {
  const notified = new Set<IntersectionObserverCallback>();
  comeNear = (isIntersecting) => {
    const entries = [{ isIntersecting }] as IntersectionObserverEntry[];
    act(() => {
      for (const notify of notified) notify(entries, {} as IntersectionObserver);
    });
  };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: IntersectionObserverCallback) {
        notified.add(notify);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

it('a page is rendered when it comes near, and frees its memory when it is far away', async () => {
  const { container } = render(
    <TestTranslationProvider translate={(key: string) => key}>
      <PdfPage
        pdf={pdfOf(1)}
        number={1}
        size={{ width: 1, height: 1 }}
        scale={1}
        onInSight={() => undefined}
      />
    </TestTranslationProvider>,
  );
  const canvas = container.querySelector('canvas');
  comeNear(true);
  await screen.findByText('Words of the page');
  expect(canvas?.width).toBe(800);
  comeNear(false);
  expect(screen.queryByText('Words of the page')).toBeNull();
  expect([canvas?.width, canvas?.height]).toEqual([0, 0]);
  comeNear(true);
  await screen.findByText('Words of the page');
  expect(canvas?.width).toBe(800);
});

describe('a preview that is opened again', () => {
  function Read({ blob }: { blob: Blob }) {
    const read = usePdf(blob);
    return <p>{read.at === 'read' ? `width ${read.size.width}` : read.at}</p>;
  }
  const blobOf = (content: string) =>
    ({ arrayBuffer: async () => new TextEncoder().encode(content).buffer }) as unknown as Blob;

  it('shows nothing of the previous file', async () => {
    const { rerender } = render(<Read blob={blobOf('first')} />);
    await vi.waitFor(() => expect(opened.has('first')).toBe(true));
    opened.get('first')?.resolve(pdfOf(11));
    await screen.findByText('width 11');
    const second = blobOf('second');
    rerender(<Read blob={second} />);
    expect(screen.getByText('reading')).toBeInTheDocument();
    await vi.waitFor(() => expect(opened.has('second')).toBe(true));
    opened.get('second')?.resolve(pdfOf(22));
    await screen.findByText('width 22');
  });
});
