import Clear from '@mui/icons-material/Clear';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { TEXT_DIRECTION } from './text-direction.ts';

type Props = Omit<TextFieldProps, 'value' | 'label' | 'onChange' | 'slotProps'> & {
  text: string;
  label: string;
  /** What the search finds, while nothing is typed. */
  placeholder: string;
  onType: (text: string) => void;
  onClear: () => void;
};

/** Takes what is searched for; a button clears it. */
export function SearchInput({ text, label, placeholder, onType, onClear, ...field }: Props) {
  const translate = useTranslate();
  return (
    <TextField
      margin="none"
      type="text"
      {...field}
      value={text}
      onChange={(event) => onType(event.target.value)}
      slotProps={{
        htmlInput: { 'aria-label': label, inputMode: 'search', ...TEXT_DIRECTION, placeholder },
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
