import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ignoringError } from '../../../domain/ignoring-failure.ts';
import {
  type CellCorrection,
  columnName,
  type ImportRow,
} from '../../../domain/imports/import-run.ts';

type Props = {
  /** The import, under which what is typed and not sent yet is kept until the session ends. */
  runId: string;
  row: Pick<ImportRow, 'number' | 'cells' | 'originalCells'>;
  column: number;
  header: string;
  onMend: (cell: CellCorrection) => void;
};

/** A cell to correct: Enter or leaving it checks its row again. What the table said stays in sight. */
export function MendedCell({ runId, row, column, header, onMend }: Props) {
  const { number, cells, originalCells = {} } = row;
  const translate = useTranslate();
  const cell = cells[column] ?? '';
  const original = originalCells[String(column)];
  const key = `import ${runId} ${number} ${column}`;
  const [typed, setTyped] = useState(() => localStorage.getItem(key) ?? undefined);
  const change = (text: string) => {
    setTyped(text);
    ignoringError(() => localStorage.setItem(key, text), 'The page keeps it.');
  };
  const forget = () => {
    localStorage.removeItem(key);
    setTyped(undefined);
  };
  const send = (value: string | null) => {
    forget();
    if (value !== cell) onMend({ row: number, column, value });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') forget();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    // Leaving the cell sends it.
    focusNext(event.currentTarget);
  };
  const name = translate('importing.mend.cell', {
    row: number,
    column: `${columnName(column)} ${header}`,
  });
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.5 }}>
      <TextField
        size="small"
        fullWidth
        value={typed ?? cell}
        placeholder={translate('importing.check.empty')}
        onChange={({ target }) => change(target.value)}
        onBlur={() => typed !== undefined && send(typed.trim())}
        slotProps={{
          htmlInput: { 'aria-label': name, 'data-mended-cell': '', dir: 'auto', onKeyDown },
        }}
      />
      {original !== undefined && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {translate('importing.mend.was')}{' '}
            <bdi>{original === '' ? translate('importing.check.empty') : original}</bdi>
          </Box>
          <Button size="small" onClick={() => send(null)}>
            {translate('importing.mend.undo')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

/** Goes to the next cell of the same table that can be corrected, or leaves the last one. */
function focusNext(input: HTMLInputElement): void {
  const all = [
    ...(input.closest('table')?.querySelectorAll<HTMLInputElement>('[data-mended-cell]') ?? []),
  ];
  const next = all[all.indexOf(input) + 1];
  if (!next) {
    input.blur();
    return;
  }
  next.focus();
  next.select();
}
