import type { ColourScheme } from './palettes.ts';

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
