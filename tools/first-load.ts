/** The part of Vite's manifest that we read. */
export type Manifest = {
  readonly [key: string]: {
    readonly file: string;
    readonly imports?: readonly string[];
  };
};

// A file that is a route's alone is in the manifest by the name of its chunk (vite.config.ts), others
// by that of their module.

/** The lazy module behind the session: its code comes while somebody logs in. */
const BACK_OFFICE = /^src\/BackOffice\.tsx$|^_list-/;
/** What every page needs, the frame: it comes once the login screen is drawn. */
const FRONT = /^src\/product\.tsx$|^_front-/;
/** The texts before the session, which come with it in one language. */
const FRONT_TEXTS = /^src\/i18n\/front\/[a-z]{2}\.ts$|^_frame-texts-[a-z]{2}-/;
/** The texts of the lists of orders in a language, which come with the back office. */
const LIST_TEXTS = /^src\/i18n\/first\/[a-z]{2}\.ts$|^_texts-[a-z]{2}-/;
const SCRIPT = /<script\b[^>]*\bsrc="\/([^"]+)"/g;

/** The chunk and everything that its static imports load. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) withImports(manifest, next, seen);
  return seen;
}

const withAllImports = (manifest: Manifest, keys: readonly string[]): Set<string> => {
  const seen = new Set<string>();
  for (const key of keys) withImports(manifest, key, seen);
  return seen;
};

const filesOf = (manifest: Manifest, keys: Iterable<string>): string[] =>
  [...keys].flatMap((key) => manifest[key]?.file ?? []);

/** The scripts that a browser has loaded when it shows a screen. */
export type FirstLoad = {
  /** The login screen is drawn from these; everything else comes while somebody types. */
  readonly login: readonly string[];
  /** The first list of orders is drawn from these, those of the login included. */
  readonly list: readonly string[];
};

/**
 * What a first visit loads: the scripts of the page, which the login screen is drawn from, and after
 * them the frame and the back office with its first list, with the texts of the largest of the
 * languages. Throws if the page has no script, or if a part is missing, because a check of the wrong
 * files would always pass.
 */
export function firstLoad(
  manifest: Manifest,
  page: string,
  weigh: (file: string) => number,
): FirstLoad {
  const keys = Object.keys(manifest);
  const scripts = [...page.matchAll(SCRIPT)].map(([, file]) => file);
  const entries = keys.filter((key) => scripts.includes(manifest[key]?.file));
  const chunkOf = (wanted: RegExp): string => {
    const found = keys.find((key) => wanted.test(key));
    if (found === undefined) throw new Error(`The manifest has no chunk for ${wanted.source}.`);
    return found;
  };
  if (entries.length === 0) throw new Error('The page has no script of the manifest.');

  const login = filesOf(manifest, withAllImports(manifest, entries));
  const always = [
    ...login,
    ...filesOf(manifest, withAllImports(manifest, [chunkOf(FRONT), chunkOf(BACK_OFFICE)])),
  ];
  const weightOf = (files: readonly string[]) => files.reduce((sum, file) => sum + weigh(file), 0);
  const heaviest = (catalogue: RegExp): string[] => {
    const found = keys.filter((key) => catalogue.test(key));
    if (found.length === 0) throw new Error(`The manifest has no chunk for ${catalogue.source}.`);
    const loaded = found.map((key) =>
      filesOf(manifest, withImports(manifest, key)).filter((file) => !always.includes(file)),
    );
    return loaded.toSorted((a, b) => weightOf(b) - weightOf(a))[0] ?? [];
  };
  const list = [...always, ...heaviest(FRONT_TEXTS), ...heaviest(LIST_TEXTS)];
  return { login, list: [...new Set(list)] };
}

/** What the customers' page loads up to an open conversation: its texts, and the live channel. */
const CUSTOMER_TEXTS = /^src\/i18n\/customer\/[a-z]{2}\.ts$/;
const LIVE_CHANNEL = /\/socket\.io-client\//;

/**
 * The scripts that a customer's browser has loaded when the conversation is open, with the largest of
 * the catalogues. Throws if a part is missing, because a check without it would always pass.
 */
export function customerLoad(
  manifest: Manifest,
  page: string,
  weigh: (file: string) => number,
): readonly string[] {
  const keys = Object.keys(manifest);
  const scripts = [...page.matchAll(SCRIPT)].map(([, file]) => file);
  const entries = keys.filter((key) => scripts.includes(manifest[key]?.file));
  const live = keys.find((key) => LIVE_CHANNEL.test(key));
  const weightOf = (key: string) => weigh(manifest[key]?.file ?? '');
  const texts = keys
    .filter((key) => CUSTOMER_TEXTS.test(key))
    .toSorted((a, b) => weightOf(b) - weightOf(a))[0];
  if (entries.length === 0 || !live || !texts) {
    throw new Error("The customers' page lacks its script, its texts or the live channel.");
  }
  const seen = new Set<string>();
  for (const key of [...entries, texts, live]) withImports(manifest, key, seen);
  return [...new Set(filesOf(manifest, seen))];
}
