import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { fold } from '../../../domain/fold.ts';
import { ToolPopover } from '../popup/ToolPopover.tsx';
import type { PopupProps } from '../popup/use-popup.ts';
import { ranksKeyOf, tableKeyOf, useListView } from '../view/list-view.ts';
import { hiddenAtFirst, isHidden, placesOf, toggled, useColumns } from './use-columns.tsx';

/** So many columns are found by their name. */
const MANY = 5;

/**
 * Chooses and orders the columns of a list. react-admin's own puts switches inside options, which
 * screen readers do not find, and moves a column with the mouse only.
 */
export default function ColumnsPanel(popup: PopupProps) {
  const translate = useTranslate();
  return (
    <ToolPopover {...popup} label={translate('ra.action.select_columns')}>
      <Columns />
    </ToolPopover>
  );
}

function Columns() {
  const { view, list } = useListView();
  const translate = useTranslate();
  const columns = useColumns();
  const first = hiddenAtFirst(view, list);
  const [hidden, setHidden] = useStore<readonly string[]>(tableKeyOf(view, list), first);
  const [ranks, setRanks] = useStore<readonly number[] | undefined>(ranksKeyOf(view, list));
  const [searched, setSearched] = useState('');
  const [dragged, setDragged] = useState<number>();
  const places = placesOf(columns.length, ranks);
  const isFound = (label: string) => fold(label).includes(fold(searched));

  /** Puts the column at one place before or after that at another. */
  const move = (from: number, to: number) => {
    const column = places[from];
    if (column === undefined || to < 0 || to >= places.length) return;
    setRanks(places.toSpliced(from, 1).toSpliced(to, 0, column));
  };
  return (
    <Box sx={{ p: 1, minWidth: 260 }}>
      {columns.length > MANY && (
        <TextField
          fullWidth
          autoFocus
          size="small"
          type="search"
          label={translate('ra.action.search_columns')}
          value={searched}
          onChange={({ target }) => setSearched(target.value)}
          sx={{ mt: 0.5 }}
        />
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, py: 0.5 }}>
        {places.map((at, place) => {
          const column = columns[at];
          if (!column || !isFound(column.label)) return null;
          const { source, label } = column;
          return (
            <Box
              component="li"
              key={source}
              draggable
              onDragStart={() => setDragged(place)}
              onDragEnd={() => setDragged(undefined)}
              onDragOver={(event) => dragged !== undefined && event.preventDefault()}
              onDrop={() => dragged !== undefined && move(dragged, place)}
              sx={{ ...LINE, opacity: dragged === place ? 0.4 : undefined }}
            >
              <FormControlLabel
                sx={{ flex: 1, m: 0 }}
                control={
                  <Switch
                    size="small"
                    checked={!isHidden(list, hidden, source)}
                    onChange={() => setHidden(toggled(list, hidden, source))}
                  />
                }
                label={label}
              />
              <IconButton
                size="small"
                disabled={place === 0}
                aria-label={translate('kit.list.columnUp', { name: label })}
                onClick={() => move(place, place - 1)}
              >
                <ArrowUpward sx={{ fontSize: 16 }} />
              </IconButton>
              <IconButton
                size="small"
                disabled={place === places.length - 1}
                aria-label={translate('kit.list.columnDown', { name: label })}
                onClick={() => move(place, place + 1)}
              >
                <ArrowDownward sx={{ fontSize: 16 }} />
              </IconButton>
            </Box>
          );
        })}
      </Box>
      <Box sx={{ textAlign: 'center' }}>
        <Button
          size="small"
          onClick={() => {
            setRanks(undefined);
            setHidden(first);
          }}
        >
          {translate('ra.action.reset')}
        </Button>
      </Box>
    </Box>
  );
}

const LINE = { display: 'flex', alignItems: 'center', gap: 0.5, cursor: 'grab' } as const;
