import { LOCALES, type Locale } from '../../domain/fields.ts';
import { SCREEN_SIZES, type ScreenSize } from '../../tests/support/e2e/browser.ts';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export type Picture = {
  /** The name of the screen or state. */
  readonly screen: string;
  readonly size: ScreenSize;
  readonly theme: Theme;
  readonly language: Locale;
};

const ROOT = 'start';
const UNKNOWN = 'unknown-address';

/** The name of a screen as a part of a file's name: `/users/:id/show` is `users.id.show`. */
export function screenName(screen: string): string {
  if (screen === '/') return ROOT;
  if (screen === '*') return UNKNOWN;
  return screen.slice(1).replaceAll(/[:?]/g, '').replaceAll(/[/#]/g, '.');
}

export const fileName = ({ screen, size, theme, language }: Picture): string =>
  `${screen}-${size}-${theme}-${language}.png`;

const FILE = new RegExp(
  `^(?<screen>.+)-(?<size>${Object.keys(SCREEN_SIZES).join('|')})-(?<theme>${THEMES.join('|')})-(?<language>${LOCALES.join('|')})\\.png$`,
);

/** The picture that a file has by its name; nothing for any other file. */
export function pictureOf(file: string): Picture | undefined {
  return FILE.exec(file)?.groups as Picture | undefined;
}
