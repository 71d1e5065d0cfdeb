import QRCode from 'qrcode';
import { rectangle } from './bars.ts';
import type { CodeOutline } from './code-128.ts';

/** Starts and lengths of the dark runs of one row. */
function* runsOf(row: Uint8Array): Generator<readonly [number, number]> {
  for (let at = 0; at < row.length; at += 1) {
    const start = at;
    while (row[at]) at += 1;
    if (at > start) yield [start, at - start];
  }
}

/** A text as a QR code with error correction level M and modules of `module` millimetres. */
export function qrOutline(text: string, module: number): CodeOutline {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules;
  const rows = Array.from({ length: size }, (_, y) => data.subarray(y * size, (y + 1) * size));
  const d = rows
    .flatMap((row, y) =>
      [...runsOf(row)].map(([x, length]) =>
        rectangle(x * module, y * module, length * module, module),
      ),
    )
    .join('');
  return { d, width: size * module, height: size * module };
}
