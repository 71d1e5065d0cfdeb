import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { type Identifier, useTranslate } from 'react-admin';
import type { Ordering } from './ordering.ts';

type Props = { anchor: HTMLElement; id: Identifier; ordering: Ordering; onClose: () => void };

/** Moves a record to a place by its number, on whatever page that is. */
export function PlaceChoice({ anchor, id, ordering, onClose }: Props) {
  const { count, move, placeOf } = ordering;
  const translate = useTranslate();
  const titleId = useId();
  const place = placeOf(id);
  const [text, setText] = useState(String(place));
  const wantedPlace = /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0;
  const isPlace = wantedPlace >= 1 && wantedPlace <= count;
  const go = (to: number) => {
    onClose();
    move(id, to);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPlace) go(wantedPlace);
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId } }}
    >
      <Stack component="form" noValidate onSubmit={submit} sx={{ p: 2, gap: 1.5, width: 260 }}>
        <Typography id={titleId} variant="body2" sx={{ fontWeight: 600 }}>
          {translate('arrange.placeOf', { place, of: count })}
        </Typography>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
          <TextField
            autoFocus
            size="small"
            margin="none"
            label={translate('arrange.toPlace')}
            value={text}
            error={!isPlace}
            helperText={isPlace ? undefined : translate('arrange.between', { of: count })}
            onChange={(event) => setText(event.target.value)}
            onFocus={(event) => event.target.select()}
            slotProps={{ htmlInput: { inputMode: 'numeric', dir: 'ltr' } }}
          />
          <Button type="submit" variant="contained" sx={{ minHeight: 40 }}>
            {translate('arrange.go')}
          </Button>
        </Stack>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button size="small" onClick={() => go(1)}>
            {translate('arrange.toStart')}
          </Button>
          <Button size="small" onClick={() => go(count)}>
            {translate('arrange.toEnd')}
          </Button>
        </Stack>
      </Stack>
    </Popover>
  );
}
