import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { KeyboardEvent, Ref } from 'react';
import { useTranslate } from 'react-admin';
import { SearchInput } from '../../../kit/inputs/SearchInput.tsx';

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
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && typed) onClear();
    else if (event.key === 'ArrowDown') onDown();
    else return;
    event.preventDefault();
  };
  return (
    <SearchInput
      fullWidth
      inputRef={input}
      text={typed}
      onType={onType}
      onClear={onClear}
      label={label}
      placeholder={label}
      onKeyDown={onKeyDown}
    />
  );
}
