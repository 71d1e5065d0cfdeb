import { failure } from './http-error.ts';

type Upload = {
  readonly url: string;
  readonly headers: Headers;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
};

/** A connection over which nothing has moved for so long is taken for lost. */
const STALLED_MS = 60_000;

function read(request: XMLHttpRequest): unknown {
  try {
    return JSON.parse(request.responseText);
  } catch {
    return undefined;
  }
}

/**
 * Sends a form by a request that tells how much of it has gone. Throws an `HttpError`, or what the
 * signal was aborted with.
 */
export function uploadForm(
  form: FormData,
  { url, headers, signal, onProgress }: Upload,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    let stalled: ReturnType<typeof setTimeout>;
    const stop = () => request.abort();
    const moved = () => {
      clearTimeout(stalled);
      stalled = setTimeout(stop, STALLED_MS);
    };
    request.open('POST', url);
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      moved();
      if (lengthComputable) onProgress(loaded / total);
    };
    request.onloadend = () => {
      clearTimeout(stalled);
      signal.removeEventListener('abort', stop);
      if (signal.aborted) return reject(signal.reason);
      const { status } = request;
      const json = read(request);
      if (status >= 200 && status < 300) return resolve(json);
      reject(failure(status, json, request.getResponseHeader('retry-after')));
    };
    signal.addEventListener('abort', stop);
    moved();
    request.send(form);
  });
}
