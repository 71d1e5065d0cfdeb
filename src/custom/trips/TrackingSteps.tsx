import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'react-admin';
import type { Trip } from '../../../domain/resources/trips.ts';
import { TRACKING_STEPS } from '../../../domain/trips/steps.ts';
import { ShortDate } from '../../kit/format/formats.tsx';

type Props = {
  trip: Trip;
  /** Missing where the person who looks may not change the tracking of the trip. */
  onJump: ((step: number) => void) | undefined;
};

/**
 * The seven steps of a trip, side by side, or one below the other where they would not fit; a click on
 * one offers to jump there.
 */
export function TrackingSteps({ trip, onJump }: Props) {
  const translate = useTranslate();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  return (
    <Box sx={{ py: 1 }}>
      <Stepper
        nonLinear
        // The lines between steps in a column would stand in the list beside its items.
        {...(isNarrow ? { orientation: 'vertical', connector: null } : { alternativeLabel: true })}
        activeStep={trip.status}
        component="ol"
        sx={isNarrow ? BELOW : BESIDE}
      >
        {TRACKING_STEPS.map((step, place) => {
          const name = translate(`orders.steps.${step}`);
          const label = translate('trips.tracking.step', {
            name,
            step: place + 1,
            count: TRACKING_STEPS.length,
          });
          const here = place === trip.status;
          const optional = <ReachedOn at={reachedAt(trip, place)} />;
          return (
            <Step key={step} component="li" completed={place < trip.status} sx={STEP}>
              {onJump ? (
                <StepButton
                  optional={optional}
                  aria-label={label}
                  aria-current={here ? 'step' : undefined}
                  aria-disabled={here}
                  onClick={here ? undefined : () => onJump(place)}
                  sx={BUTTON}
                >
                  {name}
                </StepButton>
              ) : (
                <StepLabel optional={optional} aria-current={here ? 'step' : undefined}>
                  {name}
                </StepLabel>
              )}
            </Step>
          );
        })}
      </Stepper>
    </Box>
  );
}

/** When the trip came to a step; a line of its height also where it has not. */
const ReachedOn = ({ at }: { at: string | undefined }) => (
  <Box component="span" sx={{ display: 'block', minHeight: 18, typography: 'caption' }}>
    {at && <ShortDate value={at} />}
  </Box>
);

const BESIDE = { m: 0, p: 0 } as const;

/** A line for each step: its name, and at the end of the line when the trip came there. */
const BELOW = {
  ...BESIDE,
  '& .MuiStepConnector-line': { minHeight: 8 },
  '& .MuiStepLabel-root': { py: 0.25 },
  '& .MuiStepLabel-labelContainer': { display: 'flex', alignItems: 'baseline', gap: 1 },
  '& .MuiStepLabel-label': { flex: 1 },
} as const;

const STEP = {
  listStyle: 'none',
  '& .MuiStepLabel-label': { textWrap: 'balance', hyphens: 'auto', overflowWrap: 'anywhere' },
} as const;

const BUTTON = {
  borderRadius: 2,
  // A button that stands out of its step would make the strip scroll.
  m: 0,
  p: 0.5,
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-disabled="true"]': { cursor: 'default', bgcolor: 'transparent' },
} as const;

/** When a trip last reached a step and did not go back before it; `undefined` if that was not recorded. */
const reachedAt = (trip: Pick<Trip, 'history' | 'status'>, step: number): string | undefined =>
  step > trip.status ? undefined : trip.history?.findLast(({ to }) => to === step)?.at;
