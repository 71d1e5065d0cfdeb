/**
 * Takes the place of the rows that are not drawn. Its cell is not a MUI cell: a table's rules for
 * the height and padding of its cells must not apply to it, or the page is shorter than its rows.
 */
export function RowSpacer({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden>
      <td colSpan={100} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}
