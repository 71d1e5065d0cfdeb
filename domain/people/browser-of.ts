/** What a browser's own description says of it; a part that is not recognised is left out. */
export type Browser = { readonly name?: string; readonly system?: string };

/** In this order: most browsers also call themselves what others are. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const firstIn = (known: typeof NAMES, agent: string): string | undefined =>
  known.find(([pattern]) => pattern.test(agent))?.[1];

/** The browser and the system behind a `User-Agent`, for people who look at their sessions. */
export function browserOf(agent: string | null | undefined): Browser {
  if (!agent) return {};
  const name = firstIn(NAMES, agent);
  const system = firstIn(SYSTEMS, agent);
  return { ...(name && { name }), ...(system && { system }) };
}
