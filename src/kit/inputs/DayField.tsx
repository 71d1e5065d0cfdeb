import CalendarTodayOutlined from '@mui/icons-material/CalendarTodayOutlined';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatLongDate } from '../format/format-date.ts';
import { parseDay } from './parse-day.ts';

type Props = {
  id: string;
  name: string;
  label: ReactNode;
  /** `YYYY-MM-DD`, or a typed text that is not a day. */
  value: string;
  onChange: (value: string | null) => void;
  onBlur: () => void;
  inputRef: Ref<HTMLInputElement>;
  readOnly: boolean;
  problem: ReactNode;
  invalid: boolean;
};

/** A day, typed as dd/mm/yyyy in every browser language, or picked from the calendar. */
export function DayField({ value, onChange, onBlur, label, problem, invalid, ...input }: Props) {
  const translate = useTranslate();
  const picker = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const change = (text: string) => {
    setTyped(text);
    onChange(text.trim() === '' ? null : (parseDay(text) ?? text));
  };
  return (
    <TextField
      id={input.id}
      name={input.name}
      inputRef={input.inputRef}
      fullWidth
      label={label}
      placeholder={translate('kit.date.pattern')}
      value={typed ?? formatLongDate(value)}
      onChange={(event) => change(event.target.value)}
      onBlur={() => {
        setTyped(undefined);
        onBlur();
      }}
      error={invalid}
      helperText={problem}
      slotProps={{
        htmlInput: { dir: 'ltr', inputMode: 'numeric', readOnly: input.readOnly },
        input: {
          endAdornment: input.readOnly ? null : (
            <InputAdornment position="end" sx={{ position: 'relative' }}>
              <IconButton
                edge="end"
                size="small"
                aria-label={translate('kit.date.pick')}
                onClick={() => picker.current?.showPicker?.()}
              >
                <CalendarTodayOutlined fontSize="small" />
              </IconButton>
              <input
                ref={picker}
                type="date"
                tabIndex={-1}
                aria-hidden
                value={/^\d{4}-\d{2}-\d{2}$/.test(value) ? value : ''}
                onChange={(event) => {
                  setTyped(undefined);
                  onChange(event.target.value || null);
                }}
                style={{ position: 'absolute', inset: 0, opacity: 0, pointerEvents: 'none' }}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
