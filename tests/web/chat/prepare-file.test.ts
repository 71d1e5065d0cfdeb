import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MAX_UPLOAD_BYTES } from '../../../domain/uploads.ts';
import { namedFile, prepareFile } from '../../../src/providers/chat/media/prepare-file.ts';

const fileOf = (name: string, type: string, size?: number): File => {
  const file = new File(['x'], name, { type });
  if (size) Object.defineProperty(file, 'size', { value: size });
  return file;
};

/** How large a canvas was when a picture was made of it. */
let drawn: string[] = [];
let bitmap: (() => Promise<unknown>) | undefined;

beforeEach(() => {
  drawn = [];
  bitmap = async () => ({ width: 8000, height: 4000, close: () => undefined });
  vi.stubGlobal('createImageBitmap', () => bitmap?.());
  const context = { fillRect: () => undefined, drawImage: () => undefined };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
  ) {
    drawn.push(`${this.width} x ${this.height}`);
    done(new Blob(['jpeg'], { type: 'image/jpeg' }));
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('somebody who sends a picture', () => {
  test('sends it as it is', async () => {
    const file = fileOf('a.png', 'image/png');
    expect(await prepareFile(file)).toEqual({ type: 'image', file });
    expect(drawn).toEqual([]);
  });

  test('sends a smaller one where it is too large to be shown', async () => {
    const large = fileOf('a.png', 'image/png', MAX_UPLOAD_BYTES + 1);
    const prepared = await prepareFile(large);
    expect(prepared).toMatchObject({ type: 'image', file: { name: 'a.jpg', type: 'image/jpeg' } });
    expect(drawn).toEqual(['2400 x 1200']);
  });

  test('sends it as a file where this browser cannot make it smaller', async () => {
    bitmap = () => Promise.reject(new Error('unreadable'));
    const large = fileOf('a.png', 'image/png', MAX_UPLOAD_BYTES + 1);
    expect(await prepareFile(large)).toEqual({ type: 'file', file: large });
  });
});

describe('somebody who sends a photo of a phone', () => {
  test('sends the photo as a file, with a picture for those who cannot see it', async () => {
    const photo = fileOf('IMG_1.HEIC', 'image/heic');
    const prepared = await prepareFile(photo);
    expect(prepared).toMatchObject({ type: 'file', file: photo });
    expect(prepared.poster?.type).toBe('image/jpeg');
    expect(drawn).toEqual(['960 x 480']);
  });

  test('sends the photo alone where this browser cannot see it either', async () => {
    bitmap = () => Promise.reject(new Error('unreadable'));
    const photo = fileOf('IMG_1.HEIC', 'image/heic');
    expect(await prepareFile(photo)).toEqual({ type: 'file', file: photo });
  });
});

describe('a pasted picture', () => {
  test('gets a name, and one that has a name keeps it', () => {
    expect(namedFile(fileOf('image.png', 'image/png'), 'Bild').name).toBe('Bild.png');
    expect(namedFile(fileOf('', 'image/jpeg'), 'Bild').name).toBe('Bild.jpeg');
    expect(namedFile(fileOf('parcel.png', 'image/png'), 'Bild').name).toBe('parcel.png');
  });
});
