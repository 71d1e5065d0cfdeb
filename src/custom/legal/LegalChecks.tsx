import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Locale } from '../../../domain/fields.ts';
import type { LegalProblem } from '../../../domain/legal/checks.ts';
import { isolated, LANGUAGES } from '../../i18n/languages.ts';
import { UrgencyIcon } from '../../kit/urgency/Urgency.tsx';

type Props = {
  problems: readonly LegalProblem[];
  /** Leads to a language; without it, the problems are only named. */
  onOpen?: (locale: Locale) => void;
};

/** What is wrong with a draft, the errors first; each leads to its language. */
export function LegalChecks({ problems, onOpen, id }: Props & { id: string }) {
  const translate = useTranslate();
  const headingId = useId();
  const { errors, warnings } = bySeverity(problems);
  return (
    <Box component="section" id={id} tabIndex={-1} aria-labelledby={headingId} sx={SECTION}>
      <Typography id={headingId} variant="subtitle2" component="h3">
        {translate('legal.checks.title')}
      </Typography>
      <Typography role="status" variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
        {problems.length === 0 ? (
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
            <UrgencyIcon level="fine" />
            {translate('legal.checks.none')}
          </Box>
        ) : (
          translate('legal.checks.counts', { errors: errors.length, warnings: warnings.length })
        )}
      </Typography>
      <ProblemList problems={[...errors, ...warnings]} {...(onOpen && { onOpen })} />
    </Box>
  );
}

const bySeverity = (problems: readonly LegalProblem[]) => ({
  errors: problems.filter(({ severity }) => severity === 'error'),
  warnings: problems.filter(({ severity }) => severity === 'warning'),
});

/** It is reached by a jump, and stays clear of the bars above and below. */
const SECTION = { outline: 'none', scrollMarginBlock: '80px 168px' } as const;

type CountProps = { problems: readonly LegalProblem[]; checksId: string };

/** How many problems there are, above a long text; leads to where they are listed. */
export function ProblemCount({ problems, checksId }: CountProps) {
  const translate = useTranslate();
  const { errors, warnings } = bySeverity(problems);
  const jump = () => {
    const checks = document.getElementById(checksId);
    checks?.focus({ preventScroll: true });
    checks?.scrollIntoView({ block: 'end' });
  };
  return (
    // The line is there when nothing is wrong, so that the text does not shift while it is typed.
    <Box sx={{ minHeight: 32 }}>
      {problems.length > 0 && (
        <Button
          size="small"
          color={errors.length > 0 ? 'error' : 'inherit'}
          startIcon={<UrgencyIcon level={errors.length > 0 ? 'overdue' : 'soon'} />}
          onClick={jump}
          sx={{ textAlign: 'start' }}
        >
          {translate('legal.checks.counts', { errors: errors.length, warnings: warnings.length })}
        </Button>
      )}
    </Box>
  );
}

/** Problems one below the other, in the reader's language. */
export function ProblemList({ problems, onOpen }: Props) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {problems.map((problem) => (
        <li key={`${problem.locale} ${problem.code} ${problem.detail ?? ''}`}>
          {onOpen ? (
            <ButtonBase onClick={() => onOpen(problem.locale)} sx={LEADING_ROW}>
              <Problem {...problem} />
            </ButtonBase>
          ) : (
            <Box sx={ROW}>
              <Problem {...problem} />
            </Box>
          )}
        </li>
      ))}
    </Box>
  );
}

const ROW = {
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  gap: 1,
  width: '100%',
  minHeight: 32,
  px: 1,
  py: 0.5,
  borderRadius: 1,
  textAlign: 'start',
} as const;
const LEADING_ROW = { ...ROW, '&:hover': { bgcolor: 'action.hover' } } as const;

function Problem({ code, locale, severity, detail }: LegalProblem) {
  const translate = useTranslate();
  return (
    <>
      <UrgencyIcon
        level={severity === 'error' ? 'overdue' : 'soon'}
        label={translate(`legal.checks.${severity}`)}
      />
      <Typography component="span" variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="span" lang={locale} sx={{ fontWeight: 600 }}>
          <bdi>{LANGUAGES[locale].name}</bdi>
        </Box>
        {': '}
        {translate(`legal.problems.${code}`, { detail: isolated(detail ?? '') })}
      </Typography>
    </>
  );
}
