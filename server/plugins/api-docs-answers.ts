import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type MadeAnswer, madeOnce, sendMade } from '../made-once.ts';
import { RequestError } from '../request-error.ts';

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
 * first request and kept.
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
