import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Trip } from '../../../domain/resources/trips.ts';
import { FINISHED_STATUS, TRACKING_STEPS } from '../../../domain/trips/steps.ts';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { lazyPart } from '../../kit/lazy-part.tsx';
import type { TrackingChange } from './use-tracking.ts';

const StepNotices = lazyPart(() => import('./StepNotices.tsx'), 'StepNotices');

/** A change of a trip that the user has not confirmed yet. */
export type TrackingWish =
  | { readonly kind: 'update'; readonly step: number }
  | { readonly kind: 'restart' }
  | { readonly kind: 'finish' };

type Props = {
  /** `undefined` while no question is open. */
  wish: TrackingWish | undefined;
  trip: Pick<Trip, 'name' | 'status'>;
  busy: boolean;
  onConfirm: (change: TrackingChange) => void;
  onClose: () => void;
};

/** The button of each question says what it does. */
const CONFIRM = {
  update: 'trips.tracking.update.confirm',
  restart: 'trips.tracking.restart.action',
  finish: 'trips.tracking.finish.action',
} as const satisfies Record<TrackingWish['kind'], string>;

/** The confirmation before tracking changes, in the texts of specification 4, "Tracking status". */
export function TrackingQuestion({ wish, trip, busy, onConfirm, onClose }: Props) {
  const translate = useTranslate();
  // The text stays while the dialog fades out.
  const [last, setLast] = useState<TrackingWish>({ kind: 'restart' });
  if (wish && wish !== last) setLast(wish);
  const requested = wish ?? last;
  return (
    <ConfirmDialog
      open={wish !== undefined}
      title={translate(`trips.tracking.${requested.kind}.title`)}
      content={
        <>
          <Consequence wish={requested} from={trip.status} />
          {wish && (
            <Suspense fallback={null}>
              <StepNotices group={trip.name} status={changeOf(wish).status} />
            </Suspense>
          )}
        </>
      }
      confirmLabel={translate(CONFIRM[requested.kind])}
      danger={requested.kind === 'finish'}
      busy={busy}
      onConfirm={() => onConfirm(changeOf(requested))}
      onClose={onClose}
    />
  );
}

function Consequence({ wish, from }: { wish: TrackingWish; from: number }) {
  const translate = useTranslate();
  const nameOf = (place: number) =>
    translate(`orders.steps.${TRACKING_STEPS[place] ?? 'finished'}`);
  switch (wish.kind) {
    case 'update':
      return translate('trips.tracking.update.question', {
        from: nameOf(from),
        to: nameOf(wish.step),
      });
    case 'restart':
      return translate('trips.tracking.restart.text');
    case 'finish':
      return (
        <>
          <Typography sx={{ mb: 1.5 }}>{translate('trips.tracking.finish.text')}</Typography>
          <Typography>{translate('trips.tracking.finish.archived')}</Typography>
        </>
      );
    default:
      return wish satisfies never;
  }
}

function changeOf(wish: TrackingWish): TrackingChange {
  switch (wish.kind) {
    case 'update':
      return { status: wish.step };
    case 'restart':
      return { status: 0, finish: false };
    case 'finish':
      return { status: FINISHED_STATUS, finish: true };
    default:
      return wish satisfies never;
  }
}
