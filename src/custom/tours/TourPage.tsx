import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { todayInBerlin } from '../../../domain/berlin-clock.ts';
import { isOverdue, type Tour } from '../../../domain/resources/tours.ts';
import { GeneratedEdit } from '../../kit/form/GeneratedEdit.tsx';
import { PeopleTextsProvider } from '../people/PeopleTextsProvider.tsx';
import { RegisteredCustomers } from './RegisteredCustomers.tsx';

/** A tour: who is registered for it, and the form of its record below. */
export default function TourPage() {
  return (
    <GeneratedEdit>
      <BesidesForm />
    </GeneratedEdit>
  );
}

function BesidesForm() {
  const tour = useRecordContext<Tour>();
  if (!tour) return null;
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, pt: 2 }}>
      <Suspense fallback={<Box sx={{ minHeight: 280 }} />}>
        <PeopleTextsProvider>
          <OverdueAlert tour={tour} />
          <RegisteredCustomers key={tour.id} tour={tour} />
        </PeopleTextsProvider>
      </Suspense>
    </Box>
  );
}

function OverdueAlert({ tour }: { tour: Tour }) {
  const translate = useTranslate();
  if (!isOverdue(tour, todayInBerlin())) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {translate('people.registered.overdue')}
    </Alert>
  );
}
