/**
 * Papers are read as copies and from bad printers: one ink, one accent, and greys that survive
 * both.
 */
export const INK = '#111418';
export const SOFT = '#4b5560';
export const RULE = '#b8c0c8';
export const FAINT = '#eef2f4';
export const ACCENT = '#0b6073';
export const UNPAID = '#ffe3dc';
export const WATERMARK = '#e3e7ea';
/** Label printers print a dot or leave it out, so any lighter ink comes out speckled. */
export const BLACK = '#000';
