import type { RaThemeOptions } from 'react-admin';
import { type ColourScheme, dark, light, type Tone } from './palettes.ts';
import { themeComponents } from './theme-components.ts';

const TONES = ['primary', 'secondary', 'success', 'warning', 'error', 'info'] as const;

/** Widths of the side menu: wide, and narrowed to its icons (specification 9). */
export const MENU_WIDTH = 250;
export const NARROW_MENU_WIDTH = 55;

const toneOf = ({ main, strong, on }: Tone) => ({
  main,
  dark: strong,
  light: main,
  contrastText: on,
});

const perTone = (pick: (tone: Tone) => string, colours: ColourScheme) =>
  Object.fromEntries(TONES.map((name) => [name, pick(colours[name])])) as Record<
    (typeof TONES)[number],
    string
  >;

function paletteOf(mode: 'light' | 'dark', colours: ColourScheme): RaThemeOptions['palette'] {
  return {
    mode,
    primary: toneOf(colours.primary),
    secondary: toneOf(colours.secondary),
    success: toneOf(colours.success),
    warning: toneOf(colours.warning),
    error: toneOf(colours.error),
    info: toneOf(colours.info),
    background: { default: colours.page, paper: colours.surface },
    text: {
      primary: colours.text,
      secondary: colours.mutedText,
      disabled: colours.disabledText,
    },
    divider: colours.line,
    action: { active: colours.mutedText },
    navigation: colours.navigation,
    picture: colours.picture,
    faint: perTone((tone) => tone.faint, colours),
    ink: perTone((tone) => tone.ink, colours),
    edge: colours.edge,
  };
}

const themeOf = (mode: 'light' | 'dark', colours: ColourScheme): RaThemeOptions => ({
  palette: paletteOf(mode, colours),
  typography: {
    fontFamily:
      '"Inter Variable", "Noto Sans Arabic Variable", system-ui, -apple-system, "Segoe UI", sans-serif',
    fontSize: 13,
    button: { textTransform: 'none' },
    h6: { fontWeight: 650, letterSpacing: '-0.01em' },
  },
  shape: { borderRadius: 8 },
  sidebar: { width: MENU_WIDTH, closedWidth: NARROW_MENU_WIDTH },
  components: themeComponents(colours),
});

export const lightTheme = themeOf('light', light);
export const darkTheme = themeOf('dark', dark);

/** The product's own colours beside those that MUI knows. */
declare module '@mui/material/styles' {
  interface Palette {
    navigation: ColourScheme['navigation'];
    picture: ColourScheme['picture'];
    faint: Record<'primary' | 'secondary' | 'success' | 'warning' | 'error' | 'info', string>;
    ink: Record<'primary' | 'secondary' | 'success' | 'warning' | 'error' | 'info', string>;
    edge: string;
  }
  interface PaletteOptions {
    navigation: ColourScheme['navigation'];
    picture: ColourScheme['picture'];
    faint: Palette['faint'];
    ink: Palette['ink'];
    edge: string;
  }
}
