import type { RaThemeOptions } from 'react-admin';
import type { ColourScheme } from './palettes.ts';

const RING_WIDTH = 2;

/** Where people touch: a phone, or a larger screen that is used with a finger. */
const TOUCH = '@media (pointer: coarse), (max-width: 599.95px)';

/** What a finger hits without aiming, in px. */
const FINGER = 44;
const TOUCHED = { [TOUCH]: { minWidth: FINGER, minHeight: FINGER } };

/** Where components differ from the default look of MUI and react-admin. */
export function themeComponents(colours: ColourScheme): RaThemeOptions['components'] {
  return { ...frame(colours), ...controls(colours), ...surfaces(colours), ...lists(colours) };
}

/** The page itself: visible focus, and reduced motion for users who prefer it. */
function frame({ primary }: ColourScheme): RaThemeOptions['components'] {
  return {
    MuiCssBaseline: {
      styleOverrides: {
        body: { minHeight: '100dvh' },
        // The top bar and the toolbar of a form cover parts of the page: a focused field and its
        // error message stay clear of both.
        'main form :is(input, textarea, [role="combobox"])': { scrollMarginBlock: '80px 168px' },
        ':focus-visible': { outline: `${RING_WIDTH}px solid ${primary.main}`, outlineOffset: 2 },
        // Without a text to follow, a browser lays an input out from left to right.
        '[dir="auto"]:placeholder-shown': { direction: 'inherit' },
        '[dir="rtl"] .mirrored': { transform: 'scaleX(-1)' },
        'main:focus-visible': { outline: 'none' },
        // A long press shows the hint, instead of selecting its text.
        '@media (pointer: coarse)': {
          '[data-hint]': { userSelect: 'none', WebkitTouchCallout: 'none' },
        },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            transitionDuration: '0.01ms !important',
            scrollBehavior: 'auto !important',
          },
        },
      },
    },
    MuiButtonBase: {
      styleOverrides: {
        root: {
          '&.Mui-focusVisible': {
            outline: `${RING_WIDTH}px solid ${primary.main}`,
            outlineOffset: 2,
          },
        },
      },
    },
  };
}

function controls({ edge, line, mutedText }: ColourScheme): RaThemeOptions['components'] {
  return {
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          fontWeight: 600,
          ...TOUCHED,
          '&.MuiButton-contained.Mui-disabled': { color: mutedText, backgroundColor: line },
        },
      },
    },
    // More exact than the rules of lists, which make their icons small for a mouse.
    MuiIconButton: { styleOverrides: { root: { '&.MuiIconButton-root': TOUCHED } } },
    MuiCheckbox: { styleOverrides: { root: TOUCHED } },
    MuiTextField: { defaultProps: { size: 'small', variant: 'outlined' } },
    MuiFormControl: { defaultProps: { size: 'small', variant: 'outlined' } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { [TOUCH]: { minHeight: FINGER } },
        notchedOutline: { borderColor: edge },
      },
    },
    MuiInputBase: {
      styleOverrides: { input: { '&::placeholder': { color: mutedText, opacity: 1 } } },
    },
    MuiInputLabel: { styleOverrides: { root: { color: mutedText } } },
    MuiChip: {
      defaultProps: { size: 'small' },
      styleOverrides: {
        root: { fontWeight: 500, '&.MuiChip-clickable': { [TOUCH]: { height: FINGER } } },
      },
    },
    MuiTooltip: { defaultProps: { arrow: true, enterDelay: 300 } },
  };
}

function surfaces({ line }: ColourScheme): RaThemeOptions['components'] {
  return {
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { borderColor: line } },
    },
    MuiDialog: { styleOverrides: { paper: { borderRadius: 14 } } },
    MuiDialogActions: { styleOverrides: { root: { padding: 16 } } },
    MuiSnackbarContent: { styleOverrides: { root: { fontWeight: 600, justifyContent: 'center' } } },
  };
}

/** Lists scroll inside themselves, so that a wide table never pushes the page out of its frame. */
function lists({ hover, mutedText }: ColourScheme): RaThemeOptions['components'] {
  return {
    MuiTableCell: {
      styleOverrides: {
        root: { fontVariantNumeric: 'tabular-nums' },
        head: { fontWeight: 600, color: mutedText },
        // Digits run from left to right in Arabic too, so the last ones stand below each other at the
        // right there as well. The styles of a page in Arabic are mirrored after this.
        alignRight: { '[dir="rtl"] &': { textAlign: 'left' } },
      },
    },
    MuiTableRow: {
      styleOverrides: { root: { '&.MuiTableRow-hover:hover': { backgroundColor: hover } } },
    },
    RaList: {
      styleOverrides: {
        root: { '& .RaList-main': { minWidth: 0 }, '& .RaList-content': { minWidth: 0 } },
      },
    },
    // The actions of a record take several lines where one is too narrow, as on a phone. There it would
    // be a strip over the page: its rule for narrow screens takes precedence over a plain one.
    RaTopToolbar: {
      styleOverrides: { root: { flexWrap: 'wrap', '&&': { backgroundColor: 'transparent' } } },
    },
    RaSidebar: { styleOverrides: { root: { flexShrink: 0 } } },
    RaLayout: {
      styleOverrides: { root: { minWidth: 'auto', '& .RaLayout-content': { minWidth: 0 } } },
    },
    RaDataTable: {
      styleOverrides: { root: { '& .RaDataTable-tableWrapper': { overflowX: 'auto' } } },
    },
  };
}
