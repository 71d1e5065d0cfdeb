import type { FileField } from './fields.ts';

/** The maximum size of one file of a record, in bytes. */
export const MAX_UPLOAD_BYTES = 10_000_000;

/** One type of file: its name as people know it, its media type, and how its names end. */
export type FileType = {
  readonly name: string;
  readonly mediaType: string;
  readonly endings: readonly string[];
};

/** Pictures that the server can read; it stores them anew. */
export const PICTURE_TYPES: readonly FileType[] = [
  { name: 'JPEG', mediaType: 'image/jpeg', endings: ['.jpg', '.jpeg'] },
  { name: 'PNG', mediaType: 'image/png', endings: ['.png'] },
  { name: 'WebP', mediaType: 'image/webp', endings: ['.webp'] },
  { name: 'AVIF', mediaType: 'image/avif', endings: ['.avif'] },
  { name: 'GIF', mediaType: 'image/gif', endings: ['.gif'] },
];

const PDF: FileType = { name: 'PDF', mediaType: 'application/pdf', endings: ['.pdf'] };

/** The types of files that a field takes, by its kind. */
export const UPLOAD_TYPES: Readonly<Record<FileField['kind'], readonly FileType[]>> = {
  image: PICTURE_TYPES,
  file: [...PICTURE_TYPES, PDF],
};

/** What may be chosen, and how many at once. */
export type UploadLimits = {
  readonly types: readonly FileType[];
  readonly maxBytes: number;
  readonly most: number;
};

/** Why a file is not taken. */
export type UploadError = 'wrongType' | 'tooLarge' | 'empty' | 'tooMany';

type Candidate = { readonly name: string; readonly type: string; readonly size: number };

/** What is wrong with one file. Its bytes decide, on the server. */
function errorOf(
  { name, type, size }: Candidate,
  { types, maxBytes }: UploadLimits,
): UploadError | undefined {
  const ending = name.toLowerCase();
  const isKnown = types.some(({ mediaType, endings }) =>
    type ? type === mediaType : endings.some((end) => ending.endsWith(end)),
  );
  if (!isKnown) return 'wrongType';
  if (size > maxBytes) return 'tooLarge';
  return size === 0 ? 'empty' : undefined;
}

/**
 * Divides chosen files into those that are taken and those that are not, with the reason. Where one
 * file is expected and several come, none is taken: nobody could say which one was meant. Elsewhere
 * the first ones are taken until none remains.
 */
export function sortUploads<File extends Candidate>(
  files: readonly File[],
  limits: UploadLimits,
  remaining: number = limits.most,
): { taken: readonly File[]; rejected: readonly { file: File; error: UploadError }[] } {
  const judged = files.map((file) => ({ file, error: errorOf(file, limits) }));
  const rejectedFiles = judged.flatMap(({ file, error }) => (error ? [{ file, error }] : []));
  const sound = judged.flatMap(({ file, error }) => (error ? [] : [file]));
  const count = limits.most === 1 && sound.length > 1 ? 0 : remaining;
  const tooMany = sound.slice(count).map((file) => ({ file, error: 'tooMany' as const }));
  return { taken: sound.slice(0, count), rejected: [...rejectedFiles, ...tooMany] };
}
