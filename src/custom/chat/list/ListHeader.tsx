import Add from '@mui/icons-material/Add';
import Clear from '@mui/icons-material/Clear';
import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { KeyboardEvent, Ref } from 'react';
import { useTranslate } from 'react-admin';
import { TEXT_DIRECTION } from '../../../kit/inputs/text-direction.ts';

type Props = {
  input: Ref<HTMLInputElement>;
  typed: string;
  onType: (text: string) => void;
  onClear: () => void;
  /** Whether the list shows customers to begin a chat with. */
  isStarting: boolean;
  onToggle: () => void;
  /** Goes from the search into the list. */
  onDown: () => void;
};

/** The search of the left pane, and the button that changes between its two lists. */
export function ListHeader({ isStarting, onToggle, ...search }: Props) {
  const translate = useTranslate();
  const toggle = translate(`chat.screen.list.${isStarting ? 'stop' : 'start'}`);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 1.5, pb: 1 }}>
      <SearchField
        {...search}
        label={translate(`chat.screen.list.${isStarting ? 'searchPeople' : 'search'}`)}
      />
      <IconButton
        color="primary"
        aria-label={toggle}
        data-hint={toggle}
        aria-expanded={isStarting}
        onClick={onToggle}
      >
        {isStarting ? <Close /> : <Add />}
      </IconButton>
    </Box>
  );
}

type SearchProps = Pick<Props, 'input' | 'typed' | 'onType' | 'onClear' | 'onDown'> & {
  label: string;
};

function SearchField({ input, typed, onType, onClear, onDown, label }: SearchProps) {
  const translate = useTranslate();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && typed) onClear();
    else if (event.key === 'ArrowDown') onDown();
    else return;
    event.preventDefault();
  };
  return (
    <TextField
      margin="none"
      type="text"
      fullWidth
      inputRef={input}
      value={typed}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={onKeyDown}
      slotProps={{
        htmlInput: {
          'aria-label': label,
          inputMode: 'search',
          ...TEXT_DIRECTION,
          placeholder: label,
        },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: typed && (
            <InputAdornment position="end">
              <IconButton
                size="small"
                edge="end"
                aria-label={translate('chat.screen.list.clearSearch')}
                onClick={onClear}
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
