/**
 * One colour scheme. A test measures the contrast of every pair of text and background (WCAG 2.2,
 * AA).
 */
export type ColourScheme = {
  /** Backgrounds: the page, surfaces on it, and raised or hovered surfaces. */
  page: string;
  surface: string;
  hover: string;
  line: string;
  /** Borders of inputs, which must be visible against their background. */
  edge: string;
  text: string;
  mutedText: string;
  disabledText: string;
  primary: Tone;
  secondary: Tone;
  success: Tone;
  warning: Tone;
  error: Tone;
  info: Tone;
  /** The side menu, which is sea blue in both schemes. */
  navigation: {
    ground: string;
    text: string;
    mutedText: string;
    selected: string;
    selectedText: string;
    hover: string;
  };
  /** The picture of the bridge. */
  picture: {
    sky: string;
    glow: string;
    farShore: string;
    nearShore: string;
    water: string;
    ripple: string;
    bridge: string;
    parcel: string;
  };
};

/**
 * A colour with a meaning: as text, as a fill with `on` written over it, and as a faint background
 * under `ink`.
 */
export type Tone = { main: string; strong: string; on: string; faint: string; ink: string };

/** Daylight over the strait: off-white, sea blue and the red of fired clay. */
export const light: ColourScheme = {
  page: '#f5f4ef',
  surface: '#ffffff',
  hover: '#f1f5f5',
  line: '#dfddd4',
  edge: '#83898c',
  text: '#18282f',
  mutedText: '#4c5d66',
  disabledText: '#8b959a',
  primary: { main: '#0b6073', strong: '#074756', on: '#ffffff', faint: '#e0f0f2', ink: '#074756' },
  secondary: {
    main: '#a2461d',
    strong: '#7e3312',
    on: '#ffffff',
    faint: '#fbeae1',
    ink: '#7e3312',
  },
  success: { main: '#1d6b3c', strong: '#134d2a', on: '#ffffff', faint: '#e2f3e7', ink: '#134d2a' },
  warning: { main: '#865000', strong: '#613a00', on: '#ffffff', faint: '#fdf0d9', ink: '#613a00' },
  error: { main: '#b02a24', strong: '#861c18', on: '#ffffff', faint: '#fce8e6', ink: '#861c18' },
  info: { main: '#205e9e', strong: '#154474', on: '#ffffff', faint: '#e4eef9', ink: '#154474' },
  navigation: {
    ground: '#0d3542',
    text: '#d7e6ea',
    mutedText: '#93b6c0',
    selected: '#1b5666',
    selectedText: '#ffffff',
    hover: '#144452',
  },
  picture: {
    sky: '#0d3542',
    glow: '#f3b98f',
    farShore: '#2c6a77',
    nearShore: '#0a2831',
    water: '#124857',
    ripple: '#3f8391',
    bridge: '#f6ead9',
    parcel: '#e58a57',
  },
};

/** The same strait at night. */
export const dark: ColourScheme = {
  page: '#0f181c',
  surface: '#162227',
  hover: '#1d2b31',
  line: '#2b3b42',
  edge: '#70848d',
  text: '#e6edef',
  mutedText: '#a6b7be',
  disabledText: '#6d7f87',
  primary: { main: '#6ec6d8', strong: '#98dbe8', on: '#06252d', faint: '#17343c', ink: '#9fdfeb' },
  secondary: {
    main: '#f0a37e',
    strong: '#f8c3aa',
    on: '#331305',
    faint: '#3a251c',
    ink: '#f6bda2',
  },
  success: { main: '#7fcd98', strong: '#a8e0b9', on: '#08260f', faint: '#18331f', ink: '#a5dfb6' },
  warning: { main: '#efb962', strong: '#f6d193', on: '#2d1b00', faint: '#362a14', ink: '#f3cb88' },
  error: { main: '#f39a92', strong: '#f8bdb8', on: '#360906', faint: '#3d2020', ink: '#f7b7b1' },
  info: { main: '#90bff3', strong: '#b7d6f8', on: '#06203c', faint: '#1a2d42', ink: '#b1d2f7' },
  navigation: {
    ground: '#0a1317',
    text: '#cbd9de',
    mutedText: '#8ba1aa',
    selected: '#17343d',
    selectedText: '#ffffff',
    hover: '#122227',
  },
  picture: {
    sky: '#0a1317',
    glow: '#8a5a45',
    farShore: '#1c4049',
    nearShore: '#060d10',
    water: '#0d2830',
    ripple: '#2a5661',
    bridge: '#cfc5b6',
    parcel: '#d8855a',
  },
};
