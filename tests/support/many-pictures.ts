import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { MAX_UPLOAD_BYTES } from '../../domain/uploads.ts';
import type { Client } from './client.ts';
import { blobOf, formOf } from './forms.ts';

type Sent = { readonly status: number; readonly pic: string };

/** A photo of almost 10 MB with the place where it was taken: noise, which no encoder makes smaller. */
export async function largePhoto(): Promise<Buffer> {
  const [width, height] = [4600, 3400];
  const noise = sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
  const photo = await noise
    .withExif({ IFD0: { Make: 'Telephone' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg({ quality: 76 })
    .toBuffer();
  if (photo.length > MAX_UPLOAD_BYTES || photo.length < MAX_UPLOAD_BYTES * 0.8) {
    throw new Error(`The photo has ${photo.length} bytes.`);
  }
  return photo;
}

/** The same photo as another file: bytes after its end are no part of the picture. */
export const anotherPhoto = (photo: Buffer, number: number): Buffer =>
  Buffer.concat([photo, Buffer.from(`picture ${number}`)]);

/** Sends so many pictures to the gallery, three at a time, as the screen does. */
export async function sendPictures(
  admin: Client,
  photo: Buffer,
  { count, onSent }: { count: number; onSent: (done: number) => void },
): Promise<readonly Sent[]> {
  const sent: Sent[] = [];
  let next = 0;
  const work = async () => {
    while (next < count) {
      const number = next++;
      const form = formOf({ pic: blobOf(anotherPhoto(photo, number)) });
      const { status, body } = await admin.post<{ data?: { pic: string } }>('gallery', form);
      sent.push({ status, pic: body.data?.pic ?? '' });
      onSent(sent.length);
    }
  };
  await Promise.all([work(), work(), work()]);
  return sent;
}

/** The memory of a server and of the processes that it decodes pictures in, in MB. */
export function memoryOf(pid: number): { readonly server: number; readonly decoders: number } {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' });
  let [server, decoders] = [0, 0];
  for (const line of lines.split('\n')) {
    const [own, parent, size, ...command] = line.trim().split(/\s+/);
    if (Number(own) === pid) server = Number(size) / 1024;
    const isDecoder = Number(parent) === pid && command.join(' ').includes('picture-process');
    if (isDecoder) decoders += Number(size) / 1024;
  }
  return { server, decoders };
}
