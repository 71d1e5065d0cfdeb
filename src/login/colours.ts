import { useLayoutEffect, useState } from 'preact/hooks';
import { type ColourScheme, dark, light } from '../theme/palettes.ts';

export type Scheme = 'light' | 'dark';

const SCHEMES: Readonly<Record<Scheme, ColourScheme>> = { light, dark };
const DARK = '(prefers-color-scheme: dark)';

/** The scheme that was chosen, else the one that this device prefers. */
export const schemeOf = (stored: unknown, prefersDark: boolean): Scheme =>
  stored === 'light' || stored === 'dark' ? stored : prefersDark ? 'dark' : 'light';

export const pictureOf = (scheme: Scheme): ColourScheme['picture'] => SCHEMES[scheme].picture;

export function usePrefersDark(): boolean {
  const [prefers, setPrefers] = useState(() => matchMedia(DARK).matches);
  useLayoutEffect(() => {
    const query = matchMedia(DARK);
    const look = () => setPrefers(query.matches);
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, []);
  return prefers;
}

/** The colours of the screen, by the names that login.css has for them. */
export function coloursOf(scheme: Scheme): Readonly<Record<string, string>> {
  const { surface, hover, line, edge, text, mutedText, primary, warning, navigation, picture } =
    SCHEMES[scheme];
  return {
    colorScheme: scheme,
    '--surface': surface,
    '--hover': hover,
    '--line': line,
    '--edge': edge,
    '--text': text,
    '--muted': mutedText,
    '--primary': primary.main,
    '--primary-strong': primary.strong,
    '--primary-on': primary.on,
    '--warning-faint': warning.faint,
    '--warning-ink': warning.ink,
    '--sky': picture.sky,
    '--sky-strong': navigation.selectedText,
    '--sky-text': navigation.text,
    '--sky-muted': navigation.mutedText,
  };
}
