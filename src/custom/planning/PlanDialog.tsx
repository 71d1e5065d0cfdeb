import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { berlinMoment, berlinTime, clockText } from '../../../domain/berlin-clock.ts';
import { DialogFrame } from '../../kit/dialog/DialogFrame.tsx';
import { TEXT_DIRECTION } from '../../kit/inputs/text-direction.ts';

type Props = {
  /** Under which key the texts of `i18n/planning` stand here. */
  texts: string;
  /** What is planned now: its text, if that can be changed here, and its moment. */
  text?: string;
  sendAt: string;
  /** Resolves to whether it was planned. */
  onPlan: (plan: { content: string; sendAt: string }) => Promise<boolean>;
  onClose: () => void;
};

/** The minutes since midnight of `HH:MM`. */
const minuteOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** A day and a time in Berlin for a message, and its text where that can be changed, too. */
export function PlanDialog({ texts, text, sendAt, onPlan, onClose }: Props) {
  const translate = useTranslate();
  const known = berlinTime(sendAt);
  const [content, setContent] = useState(text ?? '');
  const [day, setDay] = useState(known.day);
  const [time, setTime] = useState(clockText(known.minute));
  const [isBusy, setBusy] = useState(false);
  const moment = day && time ? berlinMoment({ day, minute: minuteOf(time) }) : undefined;
  const [isPast, setPast] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isLate = moment !== undefined && moment.getTime() <= Date.now();
    setPast(isLate);
    if (!moment || isLate || isBusy) return;
    setBusy(true);
    if (await onPlan({ content, sendAt: moment.toISOString() })) onClose();
    else setBusy(false);
  };
  return (
    <DialogFrame title={translate(`${texts}.title`)} width="xs" onClose={onClose} isLayer>
      <form onSubmit={(event) => void submit(event)}>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {text !== undefined && (
              <TextField
                multiline
                maxRows={8}
                required
                label={translate(`${texts}.text`)}
                value={content}
                onChange={({ target }) => setContent(target.value)}
                slotProps={{ htmlInput: TEXT_DIRECTION }}
              />
            )}
            <TextField
              type="date"
              required
              label={translate(`${texts}.day`)}
              value={day}
              error={isPast}
              helperText={isPast ? translate(`${texts}.past`) : ''}
              onChange={({ target }) => setDay(target.value)}
              slotProps={{ inputLabel: { shrink: true } }}
            />
            <TextField
              type="time"
              required
              label={translate(`${texts}.time`)}
              value={time}
              error={isPast}
              onChange={({ target }) => setTime(target.value)}
              slotProps={{ inputLabel: { shrink: true } }}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('common.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {translate(`${texts}.plan`)}
          </Button>
        </DialogActions>
      </form>
    </DialogFrame>
  );
}
