/** A dark bar of a code: its start and its width, in modules. */
export type Bar = { readonly at: number; readonly width: number };

/** Rounded to micrometres, so that equal codes give equal bytes. */
const exact = (millimetres: number): string => String(Number(millimetres.toFixed(3)));

/** One rectangle of an outline, in millimetres. */
export const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${exact(x)} ${exact(y)}h${exact(width)}v${exact(height)}h${exact(-width)}z`;
