import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Locale } from '../../../domain/fields.ts';
import type { LegalProblem } from '../../../domain/legal/checks.ts';
import { LANGUAGES } from '../../i18n/languages.ts';

type Props = {
  problems: readonly LegalProblem[];
  /** Leads to a language; without it, the problems are only named. */
  onOpen?: (locale: Locale) => void;
};

/** What is wrong with a draft, the errors first; each leads to its language. */
export function LegalChecks({ problems, onOpen }: Props) {
  const translate = useTranslate();
  const headingId = useId();
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography id={headingId} variant="subtitle2" component="h3">
        {translate('legal.checks.title')}
      </Typography>
      <Typography role="status" variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
        {problems.length === 0 ? (
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
            <CheckCircleOutlined color="success" sx={{ fontSize: '1.125rem' }} />
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

/** Problems one below the other, in the reader's language. */
export function ProblemList({ problems, onOpen }: Props) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {problems.map((problem) => (
        <li key={`${problem.locale} ${problem.code} ${problem.detail ?? ''}`}>
          {onOpen ? (
            <ButtonBase onClick={() => onOpen(problem.locale)} sx={ROW}>
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
  ...{ display: 'flex', alignItems: 'flex-start', justifyContent: 'flex-start', gap: 1 },
  ...{ width: '100%', minHeight: 32, px: 1, py: 0.5, borderRadius: 1, textAlign: 'start' },
  '&:hover': { bgcolor: 'action.hover' },
} as const;

function Problem({ code, locale, severity, detail }: LegalProblem) {
  const translate = useTranslate();
  const Icon = severity === 'error' ? ErrorOutlined : WarningAmberOutlined;
  return (
    <>
      <Icon
        color={severity}
        titleAccess={translate(`legal.checks.${severity}`)}
        sx={{ fontSize: '1.125rem', mt: 0.25 }}
      />
      <Typography component="span" variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="span" lang={locale} sx={{ fontWeight: 600 }}>
          <bdi>{LANGUAGES[locale].name}</bdi>
        </Box>
        {': '}
        {translate(`legal.problems.${code}`, { detail: `\u2068${detail ?? ''}\u2069` })}
      </Typography>
    </>
  );
}
