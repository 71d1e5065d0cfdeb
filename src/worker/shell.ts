import { SHELLS } from '../providers/offline/cache-names.ts';
import { inTime } from './in-time.ts';
import type { FetchedEvent } from './worker-scope.ts';

/** The files of one build: everything that its pages may come to load. */
export type ShellFiles = {
  /** Changes with every file. */
  readonly version: string;
  /** The pages, by their address, each with the script that it begins with. */
  readonly pages: Readonly<Record<string, string>>;
  readonly files: readonly string[];
  /** What few people need: on a connection that is paid by volume it comes with its first use. */
  readonly large: readonly string[];
};

/** The network and the processor are for the page that is open. */
const AT_ONCE = 3;

/** Addresses that the server answers by itself. */
const NO_PAGE = /^\/(api|health|metrics|socket\.io|assets|sw\.js)(\/|$)/;
const CUSTOMERS = /^\/c(\/|$)/;

const isOfData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** The pages and the files of a build on this device, in a cache of their own. */
export function createShell(build: ShellFiles) {
  const own = SHELLS + build.version;
  const listed = new Set([...build.files, ...build.large]);

  const shells = async () => (await caches.keys()).filter((name) => name.startsWith(SHELLS));

  /** A file in any of the builds that are here; its name says what is in it. */
  async function stored(path: string): Promise<Response | undefined> {
    for (const name of [own, ...(await shells())]) {
      const found = await (await caches.open(name)).match(path);
      if (found) return found;
    }
    return undefined;
  }

  async function fillPage(path: string, script: string): Promise<void> {
    const answer = await fetch(path, { headers: { accept: 'text/html' }, cache: 'no-store' });
    // Customers may have no page here.
    if (answer.status === 404) return;
    const html = await answer.text();
    if (!answer.ok || !html.includes(script)) throw new Error(`${path} is not of this build.`);
    const headers = new Headers(answer.headers);
    for (const name of ['content-encoding', 'content-length']) headers.delete(name);
    await (await caches.open(own)).put(path, new Response(html, { headers }));
  }

  async function fillFile(path: string): Promise<void> {
    const cache = await caches.open(own);
    if (await cache.match(path)) return;
    const isHashed = path.startsWith('/assets/');
    const answer = (isHashed && (await stored(path))) || (await fetch(path, { cache: 'no-cache' }));
    if (!answer.ok) throw new Error(`${path} is not there.`);
    await cache.put(path, answer);
  }

  return {
    /** Fetches what is missing; fails if the server has another build by now. */
    async fill(): Promise<void> {
      for (const [path, script] of Object.entries(build.pages)) await fillPage(path, script);
      const wanted = isOfData() ? [...build.files] : [...listed];
      const all = [...wanted];
      const next = async () => {
        for (let path = wanted.shift(); path !== undefined; path = wanted.shift())
          await fillFile(path);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, next));
      const cache = await caches.open(own);
      for (const path of all) {
        if (!(await cache.match(path))) throw new Error(`${path} was removed meanwhile.`);
      }
    },

    isPage: ({ pathname }: URL, { mode, destination }: Request): boolean =>
      mode === 'navigate' && destination === 'document' && !NO_PAGE.test(pathname),

    isFile: ({ pathname, origin }: URL): boolean =>
      origin === location.origin && (pathname.startsWith('/assets/') || listed.has(pathname)),

    /** A page: the newest that the server has, or the one of this build if it does not answer. */
    async page({ request, preloadResponse }: FetchedEvent): Promise<Response> {
      const requested = preloadResponse.then((preloaded) => preloaded ?? fetch(request));
      const answer = await inTime(requested);
      if (answer && answer.status < 500) return answer;
      const path = CUSTOMERS.test(new URL(request.url).pathname) ? '/c' : '/';
      return (await (await caches.open(own)).match(path)) ?? requested;
    },

    /** A file: the one that is here, which the hash in its name vouches for. */
    async file(request: Request): Promise<Response> {
      const { pathname } = new URL(request.url);
      const found = await stored(pathname);
      if (found) return found;
      const answer = await fetch(request);
      if (answer.ok && listed.has(pathname))
        await (await caches.open(own)).put(pathname, answer.clone());
      return answer;
    },
  };
}
