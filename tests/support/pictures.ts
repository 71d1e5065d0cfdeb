import sharp from 'sharp';

/** A photo as a telephone takes it: it knows where it was taken and which side is up. */
export const photoWithPlace = (width = 2400, height = 1200): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#7a9' } })
    .withExif({ IFD0: { Make: 'Telephone' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A small drawing with a see-through ground. */
export const drawing = (): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 4, background: '#0a55' } })
    .png()
    .toBuffer();
