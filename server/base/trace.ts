import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

const traces = new AsyncLocalStorage<string>();

/** `traceparent` of W3C Trace Context: version, trace id, span id and flags; later versions may add to it. */
const HEADER =
  /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(-.*)?$/;

/** The trace id of a `traceparent` header; nothing if it is not well formed. */
export function traceIn(header: unknown): string | undefined {
  if (typeof header !== 'string') return undefined;
  const [, version, trace, more] = HEADER.exec(header) ?? [];
  return version === '00' && more !== undefined ? undefined : trace;
}

export const newTrace = (): string => randomBytes(16).toString('hex');

/** The id of what is being done now, by which everything that was logged of it is found. */
export const currentTrace = (): string | undefined => traces.getStore();

/** Does work under an id: a request, an event of a socket, a job. */
export const withTrace = <Result>(trace: string, work: () => Result): Result =>
  traces.run(trace, work);

const SHORT = 8;

/** The beginning of an id, for people to read out. The log is searched by it as well. */
export const shortTrace = (trace: string): string => trace.slice(0, SHORT);
