/** The part of Vite's manifest that we read. */
export type Manifest = {
  readonly [key: string]: {
    readonly file: string;
    readonly src?: string;
    readonly isEntry?: boolean;
    readonly imports?: readonly string[];
    readonly dynamicImports?: readonly string[];
  };
};

/** The lazy module of the screen that a user without a session sees. */
const LOGIN_SCREEN = /^src\/custom\/session\/LoginPage\.tsx$/;
/** Catalogues that are loaded before the first screen, one per user. */
const CATALOGUE = /^src\/i18n\/[a-z]{2}\/front\.ts$/;

/** The chunk and everything that its static imports load. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) withImports(manifest, next, seen);
  return seen;
}

const filesOf = (manifest: Manifest, keys: Iterable<string>): string[] =>
  [...keys].flatMap((key) => manifest[key]?.file ?? []);

/**
 * The scripts that a browser loads up to the login screen: the entry, the lazy login screen, and
 * the largest of the lazy catalogues. Throws if the manifest has no entry or no login screen,
 * because a check of the wrong files would always pass.
 */
export function firstLoad(manifest: Manifest, weigh: (file: string) => number): readonly string[] {
  const keys = Object.keys(manifest);
  const entry = keys.find((key) => manifest[key]?.isEntry);
  const login = keys.find((key) => LOGIN_SCREEN.test(key));
  if (!entry) throw new Error('The manifest has no entry.');
  if (!login) throw new Error(`The manifest has no chunk of its own for ${LOGIN_SCREEN.source}.`);

  const always = withImports(manifest, login, withImports(manifest, entry));
  const catalogues = keys
    .filter((key) => CATALOGUE.test(key) && !always.has(key))
    .map((key) => {
      const own = [...withImports(manifest, key)].filter((chunk) => !always.has(chunk));
      return filesOf(manifest, own);
    });
  const weightOf = (files: readonly string[]) => files.reduce((sum, file) => sum + weigh(file), 0);
  const heaviest = catalogues.toSorted((a, b) => weightOf(b) - weightOf(a))[0] ?? [];
  return [...filesOf(manifest, always), ...heaviest];
}
