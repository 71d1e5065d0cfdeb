import { ignoringFailure } from '../../domain/ignoring-failure.ts';
import type { Outcome } from './driver.ts';

/** What a provider answered. */
export type Answer = {
  readonly kind: 'answer';
  readonly status: number;
  /** The JSON of its body; nothing if it is no JSON. */
  readonly body: unknown;
};

type Failure = Extract<Outcome, { kind: 'later' | 'unknown' }>;

type ProviderRequest = {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** Codes of errors that come before a request could go out. */
const NOT_REACHED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);
const IS_TLS = /CERT|TLS|SELF_SIGNED|UNABLE_TO_/;

const TAKEN_LATER = new Set([429, 503]);

/**
 * Makes one request to a provider, and distinguishes what every driver must: `later` was certainly
 * not taken, `unknown` may have been. Any other answer is the driver's to read.
 */
export async function callProvider(
  { method, url, headers, body }: ProviderRequest,
  signal: AbortSignal,
): Promise<Answer | Failure> {
  try {
    const response = await fetch(url, {
      method,
      headers,
      signal,
      redirect: 'manual',
      ...(body === undefined ? {} : { body }),
    });
    const text = await ignoringFailure(response.text(), 'Its status says what has happened.');
    const { status } = response;
    const detail = `The provider answered with ${status}.`;
    if (TAKEN_LATER.has(status)) {
      return { kind: 'later', detail, afterMs: waitAfter(response.headers.get('retry-after')) };
    }
    return status >= 500
      ? { kind: 'unknown', detail }
      : { kind: 'answer', status, body: json(text ?? '') };
  } catch (error) {
    return failureOf(error, signal);
  }
}

function failureOf(error: unknown, signal: AbortSignal): Failure {
  const code = codeOf(error);
  if (!signal.aborted && (NOT_REACHED.has(code) || IS_TLS.test(code))) {
    return { kind: 'later', detail: `The provider could not be reached (${code}).` };
  }
  if (signal.aborted) return { kind: 'unknown', detail: 'The provider did not answer in time.' };
  return { kind: 'unknown', detail: `The connection broke (${code || 'no reason known'}).` };
}

/** The code of an error, or of what caused it. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return codeOf(error.cause);
}

/** The time that a Retry-After requests: seconds, or a date. */
function waitAfter(header: string | null): number | undefined {
  if (!header) return undefined;
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
