import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/**
 * Created once and sent often. The highest quality takes seconds and saves only a few per cent
 * more.
 */
const BROTLI_QUALITY = 9;

const ENCODINGS = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** An answer that does not change while the process runs, with its compressed copies. */
export type MadeAnswer = {
  readonly type: string;
  /** A hash of the content: the same after a restart and on every node of the same version. */
  readonly tag: string;
  readonly bytes: Readonly<Record<Encoding, Buffer>>;
};

/** Compresses an answer and hashes its content. */
export async function madeOnce(content: string | Buffer, type: string): Promise<MadeAnswer> {
  const identity = Buffer.from(content);
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const [br, zipped] = await Promise.all([asBrotli(identity, { params }), asGzip(identity)]);
  const tag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return { type, tag, bytes: { br, gzip: zipped, identity } };
}

/** The best encoding that the client names and does not exclude with `q=0`. */
function encodingFor(header: string | string[] | undefined): Encoding {
  const named = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.split(';').map((part) => part.trim()))
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name);
  return ENCODINGS.find((encoding) => named.includes(encoding)) ?? 'identity';
}

/** Sends the answer, or 304 if the client already has it. */
export function sendMade(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, tag, bytes }: MadeAnswer,
): FastifyReply {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const etag = `"${tag}-${encoding}"`;
  reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(type).send(bytes[encoding]);
}
