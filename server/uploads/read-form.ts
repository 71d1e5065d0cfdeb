import type { FastifyRequest } from 'fastify';
import { RequestError } from '../base/request-error.ts';
import type { BlobStore } from '../blobs/blob-store.ts';

/** The answer to a broken, endless or hostile form; other errors are our own and stay unchanged. */
function asRejection(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof RequestError) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (code.endsWith('_LIMIT')) return new RequestError('request.tooLarge');
  // Errors of the form parser have no code. It calls the boundary a needle.
  const broken =
    code.startsWith('FST_') ||
    /multipart|boundary|needle|part header|premature/i.test(error.message);
  return broken ? new RequestError('request.malformed') : error;
}

/**
 * Reads a form with files. The files that it stored are removed again if the form is rejected: also
 * where the sender has been blocked or signed out while it arrived, which can take minutes.
 */
export async function readForm<T>(
  request: FastifyRequest,
  blobs: BlobStore,
  read: () => Promise<T>,
): Promise<T> {
  try {
    const form = await read();
    await request.server.renewSession(request);
    return form;
  } catch (error) {
    request.discardBody();
    await Promise.all(request.storedFiles.splice(0).map((name) => blobs.delete(name)));
    throw asRejection(error);
  }
}
