import { useEffect, useRef } from 'react';
import { ignoringFailure } from '../../../domain/ignoring-failure.ts';
import { useInSight } from '../../providers/use-in-sight.ts';

const WIDTH = 96;
const HEIGHT = 72;

/** Does one thing after the other; one that fails keeps nothing from the next. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return (work: () => Promise<void>): void => {
    last = ignoringFailure(
      last.then(work),
      'The server may read a picture that this browser cannot show.',
    );
  };
}

/** One at a time: a photo takes up to 200 MB while the browser makes it small. */
const drawNext = createQueue();

async function draw(file: File, canvas: HTMLCanvasElement): Promise<void> {
  const bitmap = await createImageBitmap(file, { resizeWidth: WIDTH, resizeQuality: 'low' });
  const height = (bitmap.height * WIDTH) / bitmap.width;
  canvas.getContext('2d')?.drawImage(bitmap, 0, (HEIGHT - height) / 2, WIDTH, height);
  bitmap.close();
}

/** A chosen picture on a small canvas; nothing of its full size is stored. */
export function SmallPreview({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isSeen = useInSight(canvas, '200px');
  useEffect(() => {
    if (!isSeen || !('createImageBitmap' in globalThis)) return undefined;
    let isUnmounted = false;
    drawNext(async () => {
      if (!isUnmounted && canvas.current) await draw(file, canvas.current);
    });
    return () => {
      isUnmounted = true;
    };
  }, [file, isSeen]);
  return <canvas ref={canvas} width={WIDTH} height={HEIGHT} aria-hidden style={PREVIEW} />;
}

const PREVIEW = {
  width: 48,
  height: 36,
  flexShrink: 0,
  borderRadius: 4,
  background: 'rgb(128 128 128 / 15%)',
} as const;
