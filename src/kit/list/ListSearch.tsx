import Clear from '@mui/icons-material/Clear';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';

const SETTLED = 300;

type Props = { label?: string; hint?: string };

/** Searches a list (orders by default), once the user stops typing. */
export function ListSearch({
  label = 'orders.list.search',
  hint = 'orders.list.searchHint',
}: Props) {
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const shown = typeof filterValues.q === 'string' ? filterValues.q : '';
  const asked = useRef(shown);
  const [text, setText] = useState(shown);

  // The filters may be cleared elsewhere or come with a link. Our own query coming back must not
  // overwrite what was typed since.
  useEffect(() => {
    if (shown === asked.current) return;
    asked.current = shown;
    setText(shown);
  }, [shown]);

  useEffect(() => {
    const wanted = text.trim();
    // Compared with what the list shows, not with what it was asked for: another change of the
    // list, such as a page size that arrives late, may have replaced the search.
    if (wanted === shown) return;
    const page = window.location.pathname;
    const timer = setTimeout(() => {
      // A user who has gone to another page in the meantime must not be brought back to this one.
      if (window.location.pathname !== page) return;
      asked.current = wanted;
      const { q: _, ...others } = filterValues;
      setFilters(wanted ? { ...others, q: wanted } : others, undefined, false);
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [text, shown, filterValues, setFilters]);

  return (
    <TextField
      size="small"
      margin="none"
      variant="outlined"
      type="text"
      value={text}
      onChange={(event) => setText(event.target.value)}
      placeholder={translate(hint)}
      sx={{ flex: { xs: '1 1 100%', sm: '0 1 300px' } }}
      slotProps={{
        htmlInput: {
          'aria-label': translate(label),
          inputMode: 'search',
          dir: 'auto',
        },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: text && (
            <InputAdornment position="end">
              <IconButton
                size="small"
                edge="end"
                aria-label={translate('kit.list.clearSearch')}
                onClick={() => setText('')}
              >
                <Clear fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
