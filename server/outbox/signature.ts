import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far a signature's time may be from ours. */
const TOLERANCE_MS = 5 * 60_000;
const FORM = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

const digest = (secret: string, seconds: number, content: string): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.${content}`).digest();

/** Signs a content with the time: `t=<seconds since 1970>,v1=<HMAC-SHA256 of "t.content">`. */
export function signatureOf(secret: string, content: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${digest(secret, seconds, content).toString('hex')}`;
}

/** Whether a signature belongs to the content, and was made only just now. */
export function isSigned(secret: string, content: string, signature: string, now: Date): boolean {
  const [, seconds, hex] = FORM.exec(signature) ?? [];
  if (seconds === undefined || hex === undefined) return false;
  const late = Math.abs(now.getTime() - Number(seconds) * 1000) > TOLERANCE_MS;
  return (
    !late && timingSafeEqual(Buffer.from(hex, 'hex'), digest(secret, Number(seconds), content))
  );
}
