/** A picture as its pixels, four bytes each. */
export type Pixels = {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
};

/** Reads the code in the current picture of a video; nothing if it shows none. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | undefined>;

/** What our labels and tickets are printed with, besides the bars that only some browsers read. */
const QR = 'qr_code';
const BARS = 'code_128';

type Detector = {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
};

/** The browser's own reader (Shape Detection API), which TypeScript does not know. */
type DetectorClass = {
  new (options: { readonly formats: readonly string[] }): Detector;
  readonly getSupportedFormats: () => Promise<readonly string[]>;
};

/** The reader of the browser where it has one, and otherwise ours, which is loaded for it. */
export async function createCodeReader(): Promise<CodeReader> {
  return (await nativeReader()) ?? (await ownReader());
}

async function nativeReader(): Promise<CodeReader | undefined> {
  const { BarcodeDetector: Native } = globalThis as { BarcodeDetector?: DetectorClass };
  const supported = (await Native?.getSupportedFormats()) ?? [];
  if (!Native || !supported.includes(QR)) return undefined;
  const detector = new Native({ formats: [QR, BARS].filter((one) => supported.includes(one)) });
  return async (video) => (await detector.detect(video))[0]?.rawValue;
}

/** Larger pictures take longer, and show the code of a label no better. */
const WIDEST = 960;

async function ownReader(): Promise<CodeReader> {
  const { readPixels } = await import('./read-pixels.ts');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    if (!context || video.videoWidth === 0) return undefined;
    const scale = Math.min(1, WIDEST / video.videoWidth);
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    return readPixels(context.getImageData(0, 0, canvas.width, canvas.height));
  };
}
