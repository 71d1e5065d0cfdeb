import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RequestError } from '../base/request-error.ts';

const FOLDER = join(
  dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui')),
  'static',
);

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json; charset=utf-8',
};
const OTHER = 'application/octet-stream';

/** The paths below `/api/docs`, and how to build the answer of each. */
type Sources = ReadonlyMap<string, () => Promise<MadeAnswer>>;

async function sourcesOf(app: FastifyInstance): Promise<Sources> {
  // The plugin redirects this path to the page.
  const names = (await readdir(FOLDER)).filter((name) => name !== 'index.html');
  const files = names.map((name) => {
    const make = async () =>
      madeOnce(await readFile(join(FOLDER, name)), TYPES[extname(name)] ?? OTHER);
    return [`static/${name}`, make] as const;
  });
  return new Map([
    ...files,
    ['json', () => madeOnce(JSON.stringify(app.swagger()), TYPES['.json'] ?? OTHER)],
    ['yaml', () => madeOnce(app.swagger({ yaml: true }), 'application/yaml; charset=utf-8')],
  ]);
}

/**
 * Answers the large parts of the API's description from memory. They are public, and building and
 * compressing half a megabyte takes as long as dozens of other calls. Each part is built at the
 * first request and cached.
 */
export async function answerApiDocsFromMemory(app: FastifyInstance, prefix: string): Promise<void> {
  const sources = await sourcesOf(app);
  const made = new Map<string, Promise<MadeAnswer>>();
  app.addHook('onRequest', async (request, reply) => {
    const { '*': file } = request.params as { '*'?: string };
    const route = request.routeOptions.url?.slice(prefix.length + 1) ?? '';
    const name = file === undefined ? route : `static/${file}`;
    const make = sources.get(name);
    if (!make) {
      // Every file of the page is known. Any other spelling would be compressed each time.
      if (file !== undefined) throw new RequestError('route.notFound');
      return;
    }
    const answer = made.get(name) ?? make();
    made.set(name, answer);
    answer.catch(() => made.delete(name));
    return sendMade(request, reply, await answer);
  });
}

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
