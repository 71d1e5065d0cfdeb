import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useGetList, useRefresh, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { type Appointment, appointments } from '../../../domain/resources/appointments.ts';
import type { Settings } from '../../../domain/resources/settings.ts';
import { useAccess } from '../../kit/access/use-access.ts';
import { unavailable } from '../../kit/actions/unavailable.ts';
import { useToast } from '../../kit/notices/use-notice.tsx';
import { errorKey } from '../../providers/call-error.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';

const THE_ONE = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'createdAt', order: 'ASC' },
} as const;

/** The question whether those who have booked are notified that the time or the place has changed. */
export function MovedQuestion({ appointment }: { appointment: Appointment }) {
  const { edit } = useAccess(appointments);
  const { movedAt, booked } = appointment;
  if (!movedAt || !booked || !edit) return null;
  return <Question appointment={appointment} booked={booked} />;
}

function Question({ appointment, booked }: { appointment: Appointment; booked: number }) {
  const translate = useTranslate();
  const { decide, isDeciding } = useDecision(appointment);
  const { data } = useGetList<Settings>('settings', THE_ONE, { meta: { silent: true } });
  const isTextMissing = data !== undefined && !data[0]?.messages?.movedTemplate;
  const noText = translate('appointments.moved.noTemplate');
  return (
    <Alert severity="warning" sx={{ mx: { xs: 2, sm: 3 }, mt: { xs: 2, sm: 3 } }}>
      <AlertTitle>{translate('appointments.moved.title')}</AlertTitle>
      {translate('appointments.moved.text', { smart_count: booked })}
      {isTextMissing && ` ${noText}`}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {isTextMissing ? (
          <Button size="small" variant="contained" component={Link} to="/settings">
            {translate('appointments.moved.toSettings')}
          </Button>
        ) : (
          <Button
            size="small"
            variant="contained"
            onClick={() => decide(true)}
            {...(isDeciding && unavailable())}
          >
            {translate('appointments.moved.notify')}
          </Button>
        )}
        <Button size="small" onClick={() => decide(false)} {...(isDeciding && unavailable())}>
          {translate('appointments.moved.keep')}
        </Button>
      </Box>
    </Alert>
  );
}

function useDecision({ id }: Appointment) {
  const translate = useTranslate();
  const provider = useAppDataProvider();
  const toast = useToast();
  const refresh = useRefresh();
  const [isDeciding, setIsDeciding] = useState(false);
  const decide = async (isNotified: boolean) => {
    setIsDeciding(true);
    try {
      const people = await provider.notifyMovedAppointment(id, isNotified);
      const done = isNotified ? 'notified' : 'notNotified';
      const text = translate(`appointments.moved.${done}`, { smart_count: people });
      // Notices are drawn outside of the texts of this page.
      toast(text, { type: 'info' });
      refresh();
    } catch (error) {
      toast(errorKey(error), { type: 'error' });
    } finally {
      setIsDeciding(false);
    }
  };
  return { decide, isDeciding };
}
