import { ACCENT, FAINT } from './colours.ts';
import { mm, row } from './elements.ts';
import { type Measured, words } from './measured.ts';

const WIDTH = mm(92);
const PADDING = 4;
const AMOUNT = { total: mm(32), other: mm(26) };

/** A sum below a table, on the right: its caption and its amount. */
export function measuredSum(
  caption: string,
  value: string,
  { isTotal = false }: { readonly isTotal?: boolean } = {},
): Measured {
  const look = isTotal ? ({ size: 11, weight: 700 } as const) : { size: 9.5 };
  const vertical = isTotal ? 4 : 2;
  const own = isTotal ? AMOUNT.total : AMOUNT.other;
  const said = words(caption, { ...look, width: WIDTH - own - 2 * PADDING });
  const amount = words(value, { ...look, width: own, align: 'right' });
  return {
    piece: row(
      {
        ...{ alignSelf: 'flex-end', width: WIDTH, justifyContent: 'space-between' },
        ...{ paddingHorizontal: PADDING, paddingVertical: vertical },
        ...(isTotal && { backgroundColor: FAINT, borderTopWidth: 1, borderColor: ACCENT }),
      },
      said.piece,
      amount.piece,
    ),
    height: Math.max(said.height, amount.height) + 2 * vertical + (isTotal ? 1 : 0),
  };
}
