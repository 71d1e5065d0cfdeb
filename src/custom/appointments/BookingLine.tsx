import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { type Booking, bookings } from '../../../domain/resources/bookings.ts';
import { moveRecord } from '../../kit/actions/actions-of.ts';
import { unavailable } from '../../kit/actions/unavailable.ts';
import { Avatar } from '../../kit/files/Avatar.tsx';
import { formatMoment } from '../../kit/format/dates.ts';
import { PhoneNumber } from '../../kit/format/formats.tsx';
import { useToast } from '../../kit/notices/use-notice.tsx';
import { errorKey } from '../../providers/call-error.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';
import { useReadAgain } from './use-read-again.ts';

const BACK = { cancel: 'rebook', rebook: 'cancel' } as const;
const DONE = { cancel: 'cancelled', rebook: 'rebooked' } as const;
type Verb = keyof typeof BACK;

/** A customer who has booked or cancelled; either can be turned, and turned back from the notice. */
export function BookingLine({ booking }: { booking: Booking }) {
  const translate = useTranslate();
  const { user, status, note, remindedAt } = booking;
  const name = user?.name || user?.phone || '';
  const verb = status === 'booked' ? 'cancel' : 'rebook';
  const { turn, isTurning } = useTurning(booking, name);
  return (
    <Box component="li" sx={LINE}>
      <Avatar photo={user?.photo} size={32} />
      <MuiLink
        component={Link}
        to={`/users/${user?._id}`}
        underline="hover"
        sx={{
          justifySelf: 'start',
          fontWeight: 600,
          ...(status === 'cancelled' && { color: 'text.secondary' }),
        }}
      >
        <bdi>{name}</bdi>
      </MuiLink>
      <Box component="span" sx={BELOW}>
        <PhoneNumber value={user?.phone} />
      </Box>
      <Box component="span" sx={{ ...BELOW, overflowWrap: 'anywhere' }}>
        <bdi>{note}</bdi>
      </Box>
      {remindedAt && status === 'booked' && (
        <Box component="span" sx={{ gridColumn: { xs: 2, sm: 5 }, color: 'text.secondary' }}>
          {translate('appointments.page.reminded', { at: formatMoment(remindedAt) })}
        </Box>
      )}
      <Button
        size="small"
        aria-label={translate(`appointments.page.${verb}One`, { name })}
        onClick={() => turn(verb)}
        {...(isTurning && unavailable())}
        style={{ gridColumn: -2, gridRow: 1, justifySelf: 'end' }}
      >
        {translate(`appointments.page.${verb}`)}
      </Button>
    </Box>
  );
}

function useTurning(booking: Booking, name: string) {
  const translate = useTranslate();
  const provider = useAppDataProvider();
  const toast = useToast();
  const readAgain = useReadAgain();
  const [isTurning, setIsTurning] = useState(false);
  const turn = async (verb: Verb, record = booking, isUndo = false): Promise<void> => {
    setIsTurning(true);
    try {
      const moved = await moveRecord(record, { provider, definition: bookings, verb });
      const text = translate(`appointments.page.${DONE[verb]}`, { name });
      const undo = () => void turn(BACK[verb], moved, true);
      toast(text, {
        ...(!isUndo && { action: { label: 'ra.action.undo', onChoose: undo } }),
      });
    } catch (error) {
      toast(errorKey(error), { type: 'error' });
    } finally {
      setIsTurning(false);
      readAgain();
    }
  };
  return { turn, isTurning };
}

/** On a phone, below the name. */
const BELOW = { gridColumn: { xs: 2, sm: 'auto' } } as const;

const LINE = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 1.5,
  py: 0.75,
  gridTemplateColumns: {
    xs: '32px minmax(0, 1fr) auto',
    sm: '32px minmax(0, 220px) 150px minmax(0, 1fr) auto 120px',
  },
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  borderTop: 1,
  borderColor: 'divider',
} as const;
