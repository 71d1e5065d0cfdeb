import { readFile, stat } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { RequestError } from '../base/request-error.ts';
import { ENDING_WORKER, OFFLINE_OFF, WORKER } from './ending-worker.ts';

const BUILT = fileURLToPath(new URL('../../dist/web', import.meta.url));
/** Addresses that are never a page of the web client. */
const NO_PAGE = /^(api|health|metrics|socket\.io|assets)(\/|$)/;
/** The address of the customers' page, and everything below it. */
const CUSTOMERS = /^c(\/|$)/;
const PAGES = { staff: 'index.html', customers: 'customer.html' } as const;
/** Files that the build keeps for itself, such as `.vite/manifest.json`, are not served. */
const HIDDEN = /(^|[/\\])\./;

/**
 * Serves the built web client: its files as they are, and its one page for every other address. The
 * customers' page is a client of its own; where it is switched off there is nothing at its address.
 */
export const webClient = plugin(
  async (app: FastifyInstance, { folder = BUILT }: { folder?: string | undefined }) => {
    const assets = join(folder, 'assets');
    await app.register(files, {
      root: folder,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      // The build puts a hash of the content into the name of every file in assets/.
      setHeaders: (reply, path) => {
        reply.header(
          'cache-control',
          path.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
        // A text too, whose character set the list of types does not know.
        if (/\.svg(\.\w+)?$/.test(path)) reply.type('image/svg+xml; charset=utf-8');
      },
    });
    // Browsers with windows look for it here too, before they have read where the icon is.
    app.get('/favicon.ico', { schema: { hide: true } }, (_, reply) =>
      reply.redirect('/favicon.svg', 308),
    );
    app.get<{ Params: { '*': string } }>(
      '/*',
      { schema: { hide: true } },
      async (request, reply) => {
        const path = request.params['*'];
        if (HIDDEN.test(path)) throw new RequestError('route.notFound');
        if (path === WORKER && !app.config.offline) {
          reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8');
          return ENDING_WORKER;
        }
        const isOwnPage = Object.values<string>(PAGES).includes(path);
        if (!isOwnPage && (await isFile(folder, path))) return reply.sendFile(path);
        const page = CUSTOMERS.test(path) ? 'customers' : 'staff';
        if (page === 'customers' && !app.config.customerPage)
          throw new RequestError('route.notFound');
        if (NO_PAGE.test(path) || !isNavigation(request)) throw new RequestError('route.notFound');
        reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
        const html = withNonce(await readPage(join(folder, PAGES[page])), request.styleNonce);
        return app.config.offline ? html : html.replace('<head>', `<head>${OFFLINE_OFF}`);
      },
    );
  },
  { name: 'web-client', dependencies: ['context', 'errors', 'security'] },
);

/**
 * A browser requests a page with this type; scripts, pictures and calls are requested with others.
 */
const isNavigation = (request: FastifyRequest): boolean =>
  request.url === '/' || (request.headers.accept ?? '').includes('text/html');

async function isFile(folder: string, path: string): Promise<boolean> {
  if (path === '' || path.includes('\0') || normalize(path).startsWith('..')) return false;
  return stat(join(folder, path)).then(
    (state) => state.isFile(),
    () => false,
  );
}

function readPage(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new RequestError('route.notFound', {
      message: 'The web client is not built. Run: npm run build',
    });
  });
}

/** The client puts this nonce on the style elements that it creates. */
const withNonce = (page: string, nonce: string): string =>
  page.replace('<head>', `<head><meta name="csp-nonce" content="${nonce}" />${SECOND_FACTORS}`);

/** The client shows second factors and passkeys where the page says so (has-second-factors.ts). */
const SECOND_FACTORS = '<meta name="second-factors" content="yes" />';
