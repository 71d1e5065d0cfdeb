import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { MOST_REPEATS } from '../../../domain/appointments/weekly-repeats.ts';
import { GeneratedCreate } from '../../kit/form/GeneratedCreate.tsx';
import { useToast } from '../../kit/notices/use-notice.tsx';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';
import { AppointmentTextsProvider } from './AppointmentTextsProvider.tsx';
import { useReadAgain } from './use-read-again.ts';

/** A new appointment, at the time that was dragged in the calendar, and repeated if wanted. */
export default function AppointmentCreation() {
  return (
    <AppointmentTextsProvider>
      <Creation />
    </AppointmentTextsProvider>
  );
}

const FIRST_CHOICE = 3;

function Creation() {
  const [search] = useSearchParams();
  const [times, setTimes] = useState<number>();
  const repeat = useRepetition();
  const start = momentsOf(search);
  const onSaved = ({ id }: RaRecord) => {
    if (times) void repeat(id, times);
  };
  return (
    <GeneratedCreate key={search.toString()} redirect="show" start={start} onSaved={onSaved}>
      <RepeatChoice times={times} onChange={setTimes} />
    </GeneratedCreate>
  );
}

/** The moments that the address names; anything else in their place is left out. */
function momentsOf(search: URLSearchParams) {
  const given = ['start', 'end'].flatMap((name) => {
    const moment = new Date(search.get(name) ?? '');
    return Number.isNaN(moment.getTime()) ? [] : [[name, moment.toISOString()] as const];
  });
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}

type Props = { times: number | undefined; onChange: (times: number | undefined) => void };

function RepeatChoice({ times, onChange }: Props) {
  const translate = useTranslate();
  return (
    <Box sx={SECTION}>
      <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 600 }}>
        {translate('appointments.repeat.heading')}
      </Typography>
      <Box sx={COLUMNS}>
        <FormControlLabel
          label={translate('appointments.repeat.title')}
          control={
            <Switch
              checked={times !== undefined}
              onChange={(_, isOn) => onChange(isOn ? FIRST_CHOICE : undefined)}
            />
          }
        />
        {times !== undefined && (
          <TextField
            type="number"
            size="small"
            label={translate('appointments.repeat.times')}
            helperText={translate('appointments.repeat.hint', { most: MOST_REPEATS })}
            value={times}
            onChange={({ target }) => onChange(withinLimits(Number(target.value)))}
            slotProps={{ htmlInput: { min: 1, max: MOST_REPEATS, step: 1 } }}
          />
        )}
      </Box>
    </Box>
  );
}

/** As the sections of the form below it. */
const SECTION = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { md: '200px 1fr' },
  maxInlineSize: 960,
  mx: { xs: 2, sm: 3 },
  pt: { xs: 2, sm: 3 },
  pb: 2,
  boxSizing: 'content-box',
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const COLUMNS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

const withinLimits = (typed: number): number =>
  Math.min(Math.max(Math.trunc(typed) || 1, 1), MOST_REPEATS);

/** Repeats an appointment that has just been made, and says how many are new. */
function useRepetition() {
  const translate = useTranslate();
  const provider = useAppDataProvider();
  const toast = useToast();
  const readAgain = useReadAgain();
  return async (id: RaRecord['id'], times: number) => {
    const say = (key: string, type: 'info' | 'error', made = 0) => {
      const text = translate(`appointments.repeat.${key}`, { smart_count: made });
      toast(text, { type });
    };
    try {
      say('done', 'info', await provider.repeatAppointment(id, times));
    } catch {
      say('failed', 'error');
    }
    readAgain();
  };
}
