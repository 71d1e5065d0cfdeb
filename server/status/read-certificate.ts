import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { DAY_MS } from '../../domain/calendar-days.ts';
import type { FindingOf, StatusFacts } from '../../domain/status/status-lines.ts';

const TIMEOUT_MS = 5_000;
/** Certificates of Let's Encrypt are renewed 30 days before they end: by then it has failed for days. */
const SOON_DAYS = 21;

type Found = { readonly finding: FindingOf<'certificate'>; readonly facts?: StatusFacts };

/** What Node says of a certificate that it does not accept. */
const UNTRUSTED =
  /^(?:UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|CERT_|ERR_TLS_CERT|INVALID_CA|HOSTNAME_MISMATCH)/;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';

/** The end of the certificate that a server shows. Rejects if it is not valid, or none comes in time. */
function certificateEnd(host: string, port: number): Promise<Date> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, servername: isIP(host) ? '' : host });
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('No answer in time.')));
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.end();
    });
  });
}

/** How long the certificate of the product's own address is valid. Nothing else is ever called. */
export async function readCertificate(
  publicUrl: string | undefined,
  now: () => Date,
): Promise<Found> {
  const url = publicUrl === undefined ? undefined : URL.parse(publicUrl);
  if (url?.protocol !== 'https:') return { finding: 'none' };
  const { hostname: host, port } = url;
  try {
    const end = await certificateEnd(host, Number(port || 443));
    const days = Math.floor((end.getTime() - now().getTime()) / DAY_MS);
    const facts = { host, days, endAt: end.toISOString() };
    return { finding: days < SOON_DAYS ? 'soon' : 'valid', facts };
  } catch (error) {
    const code = codeOf(error);
    const facts = { host, code };
    if (code === 'CERT_HAS_EXPIRED') return { finding: 'expired', facts };
    return { finding: UNTRUSTED.test(code) ? 'untrusted' : 'unreachable', facts };
  }
}
