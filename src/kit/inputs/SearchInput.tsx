import Clear from '@mui/icons-material/Clear';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useTranslate } from 'react-admin';
import { TEXT_DIRECTION } from './text-direction.ts';

type Props = Pick<OutlinedInputProps, 'fullWidth' | 'inputRef' | 'onKeyDown' | 'sx' | 'title'> & {
  text: string;
  label: string;
  /** What the search finds, while nothing is typed. */
  placeholder: string;
  onType: (text: string) => void;
  onClear: () => void;
};

/**
 * Takes what is searched for; a button clears it. It is no `TextField`, which brings selects along that
 * the first list does not need.
 */
export function SearchInput({ text, label, placeholder, onType, onClear, ...field }: Props) {
  const translate = useTranslate();
  return (
    <OutlinedInput
      size="small"
      type="text"
      {...field}
      value={text}
      onChange={(event) => onType(event.target.value)}
      inputProps={{ 'aria-label': label, inputMode: 'search', ...TEXT_DIRECTION, placeholder }}
      startAdornment={
        <InputAdornment position="start">
          <Search fontSize="small" />
        </InputAdornment>
      }
      endAdornment={
        text && (
          <InputAdornment position="end">
            <IconButton
              size="small"
              edge="end"
              aria-label={translate('kit.list.clearSearch')}
              onClick={onClear}
            >
              <Clear fontSize="small" />
            </IconButton>
          </InputAdornment>
        )
      }
    />
  );
}
