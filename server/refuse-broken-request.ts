import type { Socket } from 'node:net';
import type { ErrorBody, ErrorCode } from '../domain/errors.ts';
import { ERROR_STATUS } from '../domain/errors.ts';
import { ERROR_SENTENCES } from './error-sentences.ts';

/** Answers bytes that are no HTTP request in the same shape as every other refusal. */
export function refuseBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const tooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const code: ErrorCode = tooLarge ? 'request.tooLarge' : 'request.malformed';
  const body: ErrorBody = { status: 'error', code, message: ERROR_SENTENCES[code] };
  const text = JSON.stringify(body);
  socket.end(
    `HTTP/1.1 ${ERROR_STATUS[code]} Refused\r\nConnection: close\r\n` +
      `Content-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  );
}
