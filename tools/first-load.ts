/** The part of Vite's manifest that we read. */
export type Manifest = {
  readonly [key: string]: {
    readonly file: string;
    readonly imports?: readonly string[];
  };
};

/** The lazy module behind the session: its code comes while somebody logs in. */
const BACK_OFFICE = /^src\/BackOffice\.tsx$/;
/** The catalogues, of which a user loads one before the first screen. */
const CATALOGUE = /^src\/i18n\/[a-z]{2}\.ts$/;
const SCRIPT = /<script\b[^>]*\bsrc="\/([^"]+)"/g;

/** The chunk and everything that its static imports load. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) withImports(manifest, next, seen);
  return seen;
}

const filesOf = (manifest: Manifest, keys: Iterable<string>): string[] =>
  [...keys].flatMap((key) => manifest[key]?.file ?? []);

/** The scripts that a browser has loaded when it shows a screen. */
export type FirstLoad = {
  readonly login: readonly string[];
  /** The first list of orders, with those of the login. */
  readonly list: readonly string[];
};

/**
 * What a first visit loads: the scripts of the page, with the largest of the lazy catalogues, and
 * after them the back office with its first list. Throws if the page has no script, or if there is no
 * back office or no catalogue, because a check of the wrong files would always pass.
 */
export function firstLoad(
  manifest: Manifest,
  page: string,
  weigh: (file: string) => number,
): FirstLoad {
  const keys = Object.keys(manifest);
  const scripts = [...page.matchAll(SCRIPT)].map(([, file]) => file);
  const entries = keys.filter((key) => scripts.includes(manifest[key]?.file));
  const backOffice = keys.find((key) => BACK_OFFICE.test(key));
  if (entries.length === 0) throw new Error('The page has no script of the manifest.');
  if (!backOffice) throw new Error(`The manifest has no chunk for ${BACK_OFFICE.source}.`);

  const seen = new Set<string>();
  for (const entry of entries) withImports(manifest, entry, seen);
  const always = new Set(seen);
  const catalogues = keys
    .filter((key) => CATALOGUE.test(key) && !always.has(key))
    .map((key) => {
      const own = [...withImports(manifest, key)].filter((chunk) => !always.has(chunk));
      return filesOf(manifest, own);
    });
  const weightOf = (files: readonly string[]) => files.reduce((sum, file) => sum + weigh(file), 0);
  if (catalogues.length === 0)
    throw new Error(`The manifest has no chunk for ${CATALOGUE.source}.`);
  const heaviest = catalogues.toSorted((a, b) => weightOf(b) - weightOf(a))[0] ?? [];
  const login = [...new Set([...filesOf(manifest, always), ...heaviest])];
  const behind = filesOf(manifest, withImports(manifest, backOffice));
  return { login, list: [...new Set([...login, ...behind])] };
}
