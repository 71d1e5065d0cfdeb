import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import type { Tour } from '../../../domain/resources/tours.ts';
import type { User } from '../../../domain/resources/users.ts';
import { isolated } from '../../i18n/languages.ts';
import { unavailable } from '../../kit/actions/unavailable.ts';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { useMoveCustomers } from './use-move-customers.ts';

type Props = { tour: Tour; customers: readonly User[]; onMoved: () => void };

const TOURS = {
  filter: {},
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'startDate', order: 'DESC' },
} as const;

/** Moves the selected customers of a tour to another one, once that is confirmed. */
export function MoveBar({ tour, customers, onMoved }: Props) {
  const translate = useTranslate();
  const [target, setTarget] = useState('');
  const [isAsking, setAsking] = useState(false);
  const { data = [] } = useGetList<Tour>('tours', TOURS, { meta: { silent: true } });
  const others = data.filter(({ id }) => id !== tour.id);
  const to = others.find(({ id }) => id === target);
  const { move, isMoving } = useMoveCustomers(tour, () => {
    setAsking(false);
    onMoved();
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <TextField
        select
        size="small"
        margin="none"
        label={translate('people.registered.moveTo')}
        value={to ? target : ''}
        onChange={({ target: { value } }) => setTarget(value)}
        sx={{ minWidth: 220 }}
      >
        {others.map(({ id, Tname }) => (
          <MenuItem key={id} value={id}>
            <bdi>{Tname}</bdi>
          </MenuItem>
        ))}
      </TextField>
      <Button
        variant="outlined"
        size="small"
        onClick={() => setAsking(true)}
        {...((!to || customers.length === 0) && unavailable(translate('people.registered.first')))}
      >
        {translate('people.registered.move')}
      </Button>
      <ConfirmDialog
        open={isAsking && to !== undefined}
        title={translate('people.registered.question')}
        content={to && <Consequences customers={customers} to={to} />}
        busy={isMoving}
        confirmLabel={translate('people.registered.move')}
        onConfirm={() => to && move(customers, to)}
        onClose={() => setAsking(false)}
      />
    </Box>
  );
}

type ConsequencesProps = { customers: readonly User[]; to: Tour };

/** Who goes where, and how many of them the other tour does not pass by. */
function Consequences({ customers, to }: ConsequencesProps) {
  const translate = useTranslate();
  const tour = isolated(to.Tname);
  const missed = customers.filter(({ tour: from }) => {
    const city = from?.SubsCribedCity;
    return Boolean(city) && !to.Cities?.includes(city ?? '');
  }).length;
  return (
    <>
      {translate('people.registered.content', { smart_count: customers.length, tour })}
      {missed > 0 && (
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          {translate('people.registered.missed', { smart_count: missed, tour })}
        </Alert>
      )}
    </>
  );
}
