import Box from '@mui/material/Box';
import { type FocusEvent, type ReactNode, useCallback, useMemo, useRef } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { LinedKind } from '../../../../domain/orders/document-kinds.ts';
import { blankLine, type EditorValues } from '../editing/editor-values.ts';
import { LineCell } from './LineCell.tsx';
import { LineRow } from './LineRow.tsx';
import { type LineColumn, type LineMove, lineColumns } from './line-columns.ts';

type Props = {
  kind: LinedKind;
  /** Whether quantities are whole numbers, or weights. */
  quantity: 'numeric' | 'decimal';
  /** Reserves space for a choice, even before it is known whether there is one. */
  hasChoice?: boolean;
  readOnly: boolean;
  /** Remarks on a line, by its index. */
  remark?: (at: number) => ReactNode;
  /** The choices for a line besides its typed values. */
  choice?: ((at: number) => ReactNode) | undefined;
  /** What else a line says, below it. */
  facts?: ((at: number) => ReactNode) | undefined;
  /** How the text of a line is written, if not as plain text. */
  Text?: typeof LineCell;
  /** A value of a line has been typed, and left: its path in the form. */
  onTyped?: (path: string) => void;
};

/**
 * The lines of a document as an editable table (specification 2.7 and 2.8): a row is added after the
 * last one, and can be removed unless it is the only one.
 */
export function LinesTable({ kind, quantity, readOnly, hasChoice = false, ...parts }: Props) {
  const { remark, choice, facts, Text, onTyped } = parts;
  const translate = useTranslate();
  const locale = useLocale();
  const columns = useMemo(() => lineColumns(kind, quantity, locale), [kind, quantity, locale]);
  const { getValues, setFocus } = useFormContext<EditorValues>();
  const { fields, append, remove } = useFieldArray<EditorValues, 'lines'>({ name: 'lines' });

  const add = useCallback(() => {
    const at = getValues('lines').length;
    append(blankLine(kind), { focusName: `lines.${at}.text` });
  }, [append, getValues, kind]);

  const take = useCallback(
    (at: number) => {
      remove(at);
      // The focus moves to a neighbour once the rows are in their new places.
      requestAnimationFrame(() => {
        if (getValues('lines').length > 0) setFocus(`lines.${Math.max(0, at - 1)}.text`);
      });
    },
    [getValues, remove, setFocus],
  );

  const move = useCallback(
    (lineMove: NonNullable<LineMove>, from: number) => {
      if (lineMove.to === 'newRow') add();
      else if (lineMove.to === 'removeRow') take(from);
      else {
        const part = columns[lineMove.column]?.part ?? 'text';
        setFocus(`lines.${lineMove.row}.${part}`, { shouldSelect: true });
      }
    },
    [add, columns, setFocus, take],
  );

  /** The content of the cell with the focus before anything was typed. */
  const entered = useRef('');
  const enter = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement) entered.current = target.value;
  };
  const leave = ({ target }: FocusEvent) => {
    if (readOnly || !(target instanceof HTMLInputElement)) return;
    if (target.value !== entered.current) onTyped?.(target.name);
  };

  return (
    <Box
      component="table"
      sx={hasChoice ? WITH_CHOICE : LOOK}
      aria-label={translate(`documents.lines.${kind}`)}
    >
      <LinesHead columns={columns} />
      <tbody onFocus={enter} onBlur={leave}>
        {fields.map(({ id }, at) => (
          <LineRow
            key={id}
            at={at}
            rows={fields.length}
            columns={columns}
            readOnly={readOnly}
            onMove={move}
            onAdd={add}
            onRemove={take}
            remark={remark}
            choice={choice}
            facts={facts}
            Text={Text ?? LineCell}
          />
        ))}
      </tbody>
    </Box>
  );
}

function LinesHead({ columns }: { columns: readonly LineColumn[] }) {
  const translate = useTranslate();
  return (
    <thead>
      <tr>
        {columns.map(({ part, label }) => (
          <th
            key={part}
            scope="col"
            className={part === 'text' ? 'text' : 'number'}
            style={part === 'text' ? undefined : OVER_FIGURES}
          >
            {translate(label)}
          </th>
        ))}
        <td className="actions" />
      </tr>
    </thead>
  );
}

/** Figures are right-aligned in every language, and so are their headings. */
const OVER_FIGURES = { textAlign: 'right' } as const;

/** A hairline on wide screens only: on a phone it separates lines, not their parts. */
const LINE = { borderBottomStyle: 'solid', borderColor: 'divider' } as const;

const LOOK = {
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& thead': { display: { xs: 'none', sm: 'table-header-group' } },
  '& thead th, & thead td': { ...LINE, borderBottomWidth: '1px', px: 1, py: 0.75 },
  '& th': { textAlign: 'start', typography: 'body2', fontWeight: 650, color: 'text.secondary' },
  '& th.number': { width: 132 },
  '& .actions': { width: { sm: 84 }, textAlign: 'end', whiteSpace: 'nowrap' },
  '& .place': { display: 'inline-block', width: 32 },
  // On a phone a line takes two rows: the description, and below it the figures.
  '& tbody tr': {
    ...LINE,
    display: { xs: 'grid', sm: 'table-row' },
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
    alignItems: 'end',
    py: { xs: 1, sm: 0 },
    borderBottomWidth: '1px',
  },
  // What a line says besides its columns belongs to it.
  '& tbody tr:has(+ tr.facts)': { borderBottomWidth: 0, pb: 0 },
  '& tbody tr.facts': { display: { xs: 'block', sm: 'table-row' }, pt: 0 },
  '& tbody td': { p: 0, verticalAlign: 'top' },
  '& tbody td.actions': { pt: { sm: 0.5 }, pb: { xs: 0.5, sm: 0 } },
  '& tbody td.text': { gridColumn: '1 / -1' },
  '& tbody td[data-label]::before': {
    content: { xs: 'attr(data-label)', sm: 'none' },
    typography: 'caption',
    color: 'text.secondary',
    px: 1,
  },
  '& input': {
    width: '100%',
    minHeight: 40,
    px: 1,
    border: 0,
    borderRadius: 1,
    outlineOffset: '-2px',
    bgcolor: 'transparent',
    color: 'text.primary',
    typography: 'body1',
    textOverflow: 'ellipsis',
  },
  '& input:hover:not([readonly])': { bgcolor: 'action.hover' },
  '& input.figure': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& input[aria-invalid]': { bgcolor: 'faint.error' },
  '& .MuiFormHelperText-root': { px: 1, pb: 0.5 },
} as const;

/** Space for a choice next to the two buttons of a line. */
const WITH_CHOICE = {
  ...LOOK,
  '& .actions': { ...LOOK['& .actions'], width: { sm: 128 } },
} as const;
