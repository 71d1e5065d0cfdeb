type Control = HTMLAnchorElement | HTMLButtonElement | HTMLInputElement;

/** The focusable controls of a row, in reading order. */
export const rowControls = (row: HTMLElement): readonly HTMLElement[] =>
  [...row.querySelectorAll<Control>('a[href], button, input')].filter(
    (control) => !('disabled' in control && control.disabled),
  );

/** Moves the focus from a row to its first control, from there to the next, and back. */
export function stepInRow(row: HTMLElement, forward: boolean): void {
  const stops = [row, ...rowControls(row)];
  const { activeElement } = row.ownerDocument;
  const at = stops.findIndex((stop) => stop.isSameNode(activeElement));
  stops[Math.max(0, at) + (forward ? 1 : -1)]?.focus();
}
