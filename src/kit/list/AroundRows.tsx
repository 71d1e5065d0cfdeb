import Box from '@mui/material/Box';
import { createContext, type ReactNode, Suspense, use, useEffect, useState } from 'react';

type Drawn = { readonly isDrawn: boolean; readonly noteDrawn: () => void };

const DrawnContext = createContext<Drawn>({ isDrawn: true, noteDrawn: () => undefined });

/** Knows whether the rows of the list were drawn, or what stands in their place. */
export function DrawnRowsProvider({ children }: { children: ReactNode }) {
  const [isDrawn, setDrawn] = useState(false);
  const [noteDrawn] = useState(() => () => setDrawn(true));
  return <DrawnContext value={{ isDrawn, noteDrawn }}>{children}</DrawnContext>;
}

/**
 * Stands beside the rows, and notes with the next frame that they are drawn: it waits for whatever they
 * wait for.
 */
export function DrawnRows() {
  const { noteDrawn } = use(DrawnContext);
  useEffect(() => {
    const frame = requestAnimationFrame(noteDrawn);
    return () => cancelAnimationFrame(frame);
  }, [noteDrawn]);
  return null;
}

/**
 * What stands around the rows of a list, of this height in px. Its script is loaded once the first rows
 * are drawn, so that they do not wait for it, and its place stays free until then.
 */
export function AroundRows({ height, children }: { height: number; children: ReactNode }) {
  const { isDrawn } = use(DrawnContext);
  const place = <Box sx={{ height }} />;
  return isDrawn ? <Suspense fallback={place}>{children}</Suspense> : place;
}
