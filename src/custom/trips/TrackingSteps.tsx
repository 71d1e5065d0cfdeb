import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Trip } from '../../../domain/resources/trips.ts';
import { TRACKING_STEPS } from '../../../domain/trips/steps.ts';
import { ShortDate } from '../../kit/format/ShortDate.tsx';
import { reachedAt } from './reached-at.ts';

type Props = {
  trip: Trip;
  /** Left out if the user may not move the trip. */
  onJump: ((step: number) => void) | undefined;
};

/** The seven steps of a trip in order; a click on one asks to jump there. */
export function TrackingSteps({ trip, onJump }: Props) {
  const translate = useTranslate();
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => showStep(strip.current, trip.status), [trip.status]);
  return (
    <Box ref={strip} sx={{ overflowX: 'auto', mx: -2, px: 1, py: 1, position: 'relative' }}>
      <Stepper
        nonLinear
        alternativeLabel
        activeStep={trip.status}
        component="ol"
        sx={{ m: 0, p: 0, minWidth: 7 * 104 }}
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

/** When the trip reached a step; an empty line of the same height if it has not. */
const ReachedOn = ({ at }: { at: string | undefined }) => (
  <Box component="span" sx={{ display: 'block', minHeight: 18, typography: 'caption' }}>
    {at && <ShortDate value={at} />}
  </Box>
);

const STEP = { listStyle: 'none', '& .MuiStepLabel-label': { textWrap: 'balance' } } as const;

const BUTTON = {
  borderRadius: 2,
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-disabled="true"]': { cursor: 'default', bgcolor: 'transparent' },
} as const;

/** Scrolls a step to the middle of a strip wider than its screen, without scrolling the page. */
function showStep(strip: HTMLElement | null, place: number): void {
  const step = strip?.querySelectorAll('li')[place];
  if (!strip || !step || strip.scrollWidth <= strip.clientWidth) return;
  const { left, width } = step.getBoundingClientRect();
  const middle = strip.getBoundingClientRect().left + strip.clientWidth / 2;
  strip.scrollLeft += left + width / 2 - middle;
}
