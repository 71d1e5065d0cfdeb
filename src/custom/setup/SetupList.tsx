import RemoveCircleOutline from '@mui/icons-material/RemoveCircleOutline';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import {
  isSettingUp,
  nextStep,
  type Setup,
  type SetupStepState,
  settledSteps,
} from '../../../domain/setup/setup-steps.ts';
import { isolated } from '../../i18n/languages.ts';
import { formatNumber } from '../../kit/format/numbers.ts';
import { useToast } from '../../kit/notices/use-notice.tsx';
import { UrgencyIcon } from '../../kit/urgency/Urgency.tsx';
import type { SetupChange } from '../../providers/setup-methods.ts';
import { setupWay } from './setup-ways.ts';
import { useSetupChange } from './use-setup.ts';

/** The steps of the set-up with their ticks: what each is for, the way there, and a way past it. */
export function SetupList({ setup }: { setup: Setup }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const headingId = useId();
  const change = useChange();
  const settled = settledSteps(setup);
  const all = setup.steps.length;
  const progress = translate('setup.progress', {
    settled: formatNumber(settled, locale),
    all: formatNumber(all, locale),
  });
  const next = nextStep(setup);
  return (
    <Card component="section" aria-labelledby={headingId} sx={{ mb: 3.5 }}>
      <Box sx={HEAD}>
        <Box sx={{ minWidth: 0, flex: '1 1 320px' }}>
          <Typography id={headingId} component="h2" variant="h6" sx={{ fontWeight: 650 }}>
            {translate('setup.heading')}
          </Typography>
          <Typography color="text.secondary">{translate('setup.intro')}</Typography>
        </Box>
        <Box sx={{ flex: '0 1 200px', minWidth: 140 }}>
          <Typography variant="body2" sx={{ mb: 0.75, fontWeight: 600 }}>
            {progress}
          </Typography>
          <LinearProgress
            variant="determinate"
            value={(settled / all) * 100}
            aria-label={progress}
            sx={{ height: 8, borderRadius: 4 }}
          />
        </Box>
      </Box>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {setup.steps.map((state, at) => (
          <StepRow
            key={state.step}
            state={state}
            number={formatNumber(at + 1, locale)}
            way={setupWay(state.step, setup)}
            isNext={state.step === next}
            onChange={change}
          />
        ))}
      </Box>
      <Box sx={FOOT}>
        <Button onClick={() => change({ isOver: !setup.isOver })} sx={{ minHeight: 44 }}>
          {translate(setup.isOver ? 'setup.resume' : 'setup.end')}
        </Button>
        {!setup.isOver && (
          <Typography variant="body2" color="text.secondary" sx={{ px: 1 }}>
            {translate('setup.where', {
              page: isolated(translate('resources.settings.name', { smart_count: 1 })),
            })}
          </Typography>
        )}
      </Box>
    </Card>
  );
}

/** Changes the set-up, and says so where that was the last step. */
function useChange() {
  const translate = useTranslate();
  const toast = useToast();
  const { mutate } = useSetupChange();
  return (wanted: SetupChange) =>
    mutate(wanted, {
      onSuccess: (setup) => {
        if (wanted.skipped && setup && !setup.isOver && !isSettingUp(setup)) {
          toast(translate('setup.finished'), { type: 'success' });
        }
      },
    });
}

type StepRowProps = {
  state: SetupStepState;
  number: string;
  /** Where it is done; nothing as long as another step comes before it. */
  way: ReturnType<typeof setupWay>;
  /** Whether it is the first one that is left. */
  isNext: boolean;
  onChange: (change: SetupChange) => void;
};

function StepRow({ state, number, way, isNext, onChange }: StepRowProps) {
  const { step, isDone, isSkipped } = state;
  const translate = useTranslate();
  const title = translate(`setup.steps.${step}.title`);
  const isOpen = !isDone && !isSkipped;
  return (
    <Box component="li" sx={ROW} aria-current={isNext ? 'step' : undefined}>
      <StepBadge isDone={isDone} isSkipped={isSkipped} number={number} isNext={isNext} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, color: isOpen ? 'text.primary' : 'text.secondary' }}>
          {title}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {isDone
            ? translate('setup.done')
            : isSkipped
              ? translate('setup.isSkipped')
              : translate(`setup.steps.${step}.why`)}
        </Typography>
      </Box>
      {!isDone && (
        <Box sx={BUTTONS}>
          {isOpen && way && (
            <Button
              component={Link}
              {...way}
              variant={isNext ? 'contained' : 'outlined'}
              sx={{ minHeight: 44 }}
            >
              {translate(`setup.steps.${step}.way`)}
            </Button>
          )}
          <Button
            color="inherit"
            aria-label={translate(isSkipped ? 'setup.unskipNamed' : 'setup.skipNamed', {
              step: title,
            })}
            onClick={() => onChange({ skipped: { [step]: !isSkipped } })}
            sx={{ minHeight: 44, color: 'text.secondary' }}
          >
            {translate(isSkipped ? 'setup.unskip' : 'setup.skip')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

type StepBadgeProps = { isDone: boolean; isSkipped: boolean; number: string; isNext: boolean };

/** A tick, a dash, or the number of a step that is left. */
function StepBadge({ isDone, isSkipped, number, isNext }: StepBadgeProps) {
  if (isDone) return <UrgencyIcon level="fine" size={32} />;
  if (isSkipped) return <RemoveCircleOutline color="disabled" sx={BADGE} />;
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        ...BADGE,
        ...NUMBER,
        ...(isNext && {
          bgcolor: 'faint.primary',
          color: 'ink.primary',
          borderColor: 'ink.primary',
        }),
      }}
    >
      {number}
    </Box>
  );
}

const HEAD = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  columnGap: 4,
  rowGap: 1.5,
  p: 2.5,
  pb: 2,
} as const;

const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: '32px minmax(0, 1fr)', md: '32px minmax(0, 1fr) auto' },
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  minHeight: 64,
  px: 2.5,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;

const BUTTONS = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  gridColumn: { xs: 2, md: 3 },
} as const;

const BADGE = { width: 32, height: 32, alignSelf: { xs: 'start', md: 'center' } } as const;

const NUMBER = {
  display: 'grid',
  placeItems: 'center',
  border: 1,
  borderColor: 'divider',
  borderRadius: '50%',
  fontSize: 14,
  fontWeight: 650,
  color: 'text.secondary',
} as const;

const FOOT = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  px: 1.5,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;
