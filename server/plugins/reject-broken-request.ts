import type { Socket } from 'node:net';
import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '../../domain/errors.ts';
import { NOTHING_SHOWN } from '../base/nothing-shown.ts';
import { ERROR_SENTENCES } from './error-sentences.ts';

/** How long the other side may take to read the answer and close the connection. */
const FAREWELL_MS = 1_000;

const BY_CODE: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'request.tooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'request.tooSlow',
};

/** Answers bytes that are not a complete HTTP request in the same shape as every other rejection. */
export function rejectBrokenRequest(error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const code = BY_CODE[error.code ?? ''] ?? 'request.malformed';
  const body: ErrorBody = { status: 'error', code, message: ERROR_SENTENCES[code] };
  const text = JSON.stringify(body);
  socket.end(
    `HTTP/1.1 ${ERROR_STATUS[code]} Rejected\r\nConnection: close\r\n` +
      `Content-Type: application/json; charset=utf-8\r\nX-Content-Type-Options: nosniff\r\n` +
      `Content-Security-Policy: ${NOTHING_SHOWN}\r\n` +
      `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  );
  setTimeout(() => socket.destroy(), FAREWELL_MS).unref();
}
