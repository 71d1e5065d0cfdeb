import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import {
  type ComponentProps,
  type ComponentType,
  type KeyboardEvent,
  memo,
  type ReactNode,
} from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useShortcuts } from '../../../kit/shortcuts/use-shortcuts.ts';
import { type EditorValues, filledLines } from '../editing/editor-values.ts';
import { LineCell } from './LineCell.tsx';
import { type LineColumn, type LineMove, lineMove } from './line-columns.ts';

type Props = {
  at: number;
  rows: number;
  columns: readonly LineColumn[];
  readOnly: boolean;
  onMove: (move: NonNullable<LineMove>, from: number) => void;
  onAdd: () => void;
  onRemove: (at: number) => void;
  remark: ((at: number) => ReactNode) | undefined;
  choice: ((at: number) => ReactNode) | undefined;
  facts: ((at: number) => ReactNode) | undefined;
  /** The cell of the description. */
  Text: ComponentType<ComponentProps<typeof LineCell>>;
};

/** One line of a document. It is rendered again only when its position changes. */
export const LineRow = memo(function LineRow({ at, rows, columns, readOnly, ...handlers }: Props) {
  const translate = useTranslate();
  const { getValues } = useFormContext<EditorValues>();
  const { onMove, onAdd, onRemove, remark, choice, facts, Text } = handlers;
  useShortcuts('lines', !readOnly);

  const press = (event: KeyboardEvent<HTMLInputElement>, column: number) => {
    const isBlank = filledLines([getValues(`lines.${at}`)]).length === 0;
    const place = { row: at, column, rows, columns: columns.length };
    const action = readOnly ? undefined : lineMove(event, place, isBlank);
    if (!action) return;
    event.preventDefault();
    onMove(action, at);
  };

  return (
    <>
      <tr>
        {columns.map(({ part, label, ...column }, place) => {
          const Cell = part === 'text' ? Text : LineCell;
          return (
            <td key={part} className={part} data-label={translate(label)}>
              <Cell
                at={at}
                part={part}
                label={translate(label)}
                readOnly={readOnly}
                onKeyDown={(event) => press(event, place)}
                {...column}
              />
              {part === 'text' && remark?.(at)}
            </td>
          );
        })}
        <td className="actions">
          {choice?.(at)}
          <Place isFixed={!readOnly}>
            {!readOnly && rows > 1 && (
              <IconButton
                size="small"
                aria-label={translate('documents.lines.remove', { number: at + 1 })}
                onClick={() => onRemove(at)}
              >
                <DeleteOutlined fontSize="small" />
              </IconButton>
            )}
          </Place>
          <Place isFixed={!readOnly}>
            {!readOnly && at === rows - 1 && (
              <IconButton
                size="small"
                color="primary"
                aria-label={translate('documents.lines.add')}
                onClick={onAdd}
              >
                <Add fontSize="small" />
              </IconButton>
            )}
          </Place>
        </td>
      </tr>
      {facts && (
        <tr className="facts">
          <td colSpan={columns.length + 1}>{facts(at)}</td>
        </tr>
      )}
    </>
  );
});

/** Reserves the space of a missing button, so that the controls next to it do not shift. */
const Place = ({ isFixed, children }: { isFixed: boolean; children: ReactNode }) =>
  isFixed ? <span className="place">{children}</span> : null;
