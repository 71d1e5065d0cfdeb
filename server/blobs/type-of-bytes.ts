import type { FileTypeResult } from 'file-type';

/**
 * The type that the first bytes of a file show, if they show one. The library knows hundreds of types in
 * as many lines as a start need not read: it is loaded with the first file.
 */
export async function typeOfBytes(bytes: Uint8Array): Promise<FileTypeResult | undefined> {
  const { fileTypeFromBuffer } = await import('file-type');
  return fileTypeFromBuffer(bytes);
}
