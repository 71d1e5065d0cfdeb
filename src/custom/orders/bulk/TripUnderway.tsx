import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'react-admin';
import { recordName } from '../../../../domain/record-name.ts';
import { type Trip, trips } from '../../../../domain/resources/trips.ts';
import { isUnderway } from '../../../../domain/trips/order-stand.ts';
import { TRACKING_STEPS } from '../../../../domain/trips/steps.ts';
import { AllTexts } from '../../../kit/AllTexts.tsx';
import type { Dependencies } from '../../../kit/view/bulk-action.ts';
import { openTripQuery, useAppDataProvider } from '../../../providers/use-app-data-provider.ts';

/** Longer than this nobody waits for the question; what was read before then decides. */
const TIMEOUT_MS = 600;

/** How long the trip that was read counts as the one of now. */
const FRESH_MS = 60_000;

/** Only group A is sent to tracking (contract, "Direction"). */
const GROUP = 'A';

/** Whether the trip that takes what is sent to tracking has left already, as far as one can know. */
export async function readsTripUnderway({ provider, client }: Dependencies): Promise<boolean> {
  const query = openTripQuery(provider, GROUP);
  const known = () => client.getQueryData<Trip | null>(query.queryKey) ?? null;
  const reading = client.fetchQuery({ ...query, staleTime: FRESH_MS, meta: { silent: true } });
  const trip = await Promise.race([
    // Without a line the trip is where it was when it was last read.
    reading.catch(known),
    new Promise<Trip | null>((resolve) => setTimeout(() => resolve(known()), TIMEOUT_MS)),
  ]);
  return trip !== null && isUnderway(trip);
}

/**
 * Names the trip that takes what is sent to tracking, and its step, where it has left already. The open
 * trip of its group takes every order, wherever it is (specification 7, "Commands").
 */
export default function TripUnderway() {
  const provider = useAppDataProvider();
  const { data: trip } = useQuery({
    ...openTripQuery(provider, GROUP),
    staleTime: FRESH_MS,
    retry: false,
    meta: { silent: true },
    // The question can be answered without it.
    throwOnError: false,
  });
  if (!trip || !isUnderway(trip)) return null;
  return (
    <AllTexts>
      <Named trip={trip} />
    </AllTexts>
  );
}

function Named({ trip }: { trip: Trip }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  return (
    <Alert severity="warning">
      {translate('checklist.tripUnderway', {
        trip: recordName(trips, trip, locale),
        step: translate(`orders.steps.${TRACKING_STEPS[trip.status ?? 0] ?? 'finished'}`),
      })}
    </Alert>
  );
}
