import { parseArgs } from 'node:util';
import { LOCALES, type Locale } from '../../domain/fields.ts';
import { SCREEN_SIZES, type ScreenSize } from '../../tests/support/e2e/browser.ts';
import type { Theme } from './picture-names.ts';
import { THEMES } from './picture-names.ts';

/** Which pictures are taken, and where they go. */
export type Choice = {
  readonly screens: readonly string[];
  readonly sizes: readonly ScreenSize[];
  readonly themes: readonly Theme[];
  readonly languages: readonly Locale[];
  readonly out: string;
};

const OPTIONS = {
  only: { type: 'string' },
  size: { type: 'string' },
  theme: { type: 'string' },
  language: { type: 'string' },
  out: { type: 'string', default: 'screenshots' },
} as const;

const SIZES = Object.keys(SCREEN_SIZES) as ScreenSize[];

const isOf = <T extends string>(allowed: readonly T[], value: string): value is T =>
  (allowed as readonly string[]).includes(value);

/** The values of an option, separated by commas; all of them without it. */
function valuesOf<T extends string>(
  option: string,
  given: string | undefined,
  allowed: readonly T[],
): readonly T[] {
  if (given === undefined) return allowed;
  return given.split(',').map((value) => {
    if (isOf(allowed, value)) return value;
    throw new Error(`--${option}=${value}: allowed is ${allowed.join(', ')}.`);
  });
}

function optionsOf(args: readonly string[]) {
  const { tokens } = parseArgs({ args: [...args], options: OPTIONS, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'positional') {
      throw new Error(`${token.value} is no option. ${ALLOWED}`);
    }
    if (token.kind !== 'option') continue;
    if (!(token.name in OPTIONS)) throw new Error(`${token.rawName} is no option. ${ALLOWED}`);
    if (!token.value) throw new Error(`${token.rawName} needs a value. ${ALLOWED}`);
  }
  return parseArgs({ args: [...args], options: OPTIONS }).values;
}

const ALLOWED = `Allowed are ${Object.keys(OPTIONS)
  .map((name) => `--${name}=…`)
  .join(', ')}.`;

/** Reads the options of the command. Throws an error that names the wrong one, and what is allowed. */
export function choiceOf(args: readonly string[], allScreens: readonly string[]): Choice {
  const { only, size, theme, language, out } = optionsOf(args);
  const part = only?.toLowerCase();
  const screens = allScreens.filter(
    (name) => part === undefined || name.toLowerCase().includes(part),
  );
  if (screens.length === 0) {
    throw new Error(
      `--only=${only}: allowed is a part of one of these names: ${allScreens.join(', ')}.`,
    );
  }
  return {
    screens,
    sizes: valuesOf('size', size, SIZES),
    themes: valuesOf('theme', theme, THEMES),
    languages: valuesOf('language', language, LOCALES),
    out,
  };
}
