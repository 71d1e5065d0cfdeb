import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useGetList, useLocale, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { missingCompanyFacts, type StoredCompany } from '../../../domain/documents/company-of.ts';
import type { Settings } from '../../../domain/resources/settings.ts';
import { isolated } from '../../i18n/languages.ts';
import { fieldLabelKey } from '../../i18n/resource-labels.ts';
import { LoadFailure } from '../../kit/failure/LoadFailure.tsx';
import { GeneratedCreate } from '../../kit/form/GeneratedCreate.tsx';
import { GeneratedEdit } from '../../kit/form/GeneratedEdit.tsx';
import { formatMoment } from '../../kit/format/dates.ts';
import { formatNumber } from '../../kit/format/numbers.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';

const THE_ONE = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'createdAt', order: 'ASC' },
} as const;

/**
 * The one record of the company: its form, or the form for a new one if none has been saved yet.
 */
export default function SettingsPage() {
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useGetList<Settings>('settings', THE_ONE, {
    retry: false,
  });
  const title = translate('resources.settings.name', { smart_count: 1 });
  if (isPending) return <Skeleton variant="rounded" height={480} sx={{ mt: 2 }} />;
  if (error && !data) return <LoadFailure error={error} onRetry={() => refetch()} />;
  const [company] = data ?? [];
  return company ? (
    <GeneratedEdit id={company.id} title={title} redirect={false}>
      <SetupLink />
      <MissingCompanyFacts />
      <MissingPublicAddress />
      <CodeBudgetAlert />
    </GeneratedEdit>
  ) : (
    <GeneratedCreate title={title} redirect={false}>
      <SetupLink />
      <MissingCompanyFacts />
      <MissingPublicAddress />
      <CodeBudgetAlert />
    </GeneratedCreate>
  );
}

/** The way back to the set-up, which leaves the overview once it is done or put away. */
function SetupLink() {
  const translate = useTranslate();
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, pt: 2 }}>
      <MuiLink component={Link} to="/setup">
        {translate('company.setup')}
      </MuiLink>
    </Box>
  );
}

/** Names the company details that its invoices still lack; nothing if they are complete. */
export function MissingCompanyFacts() {
  const translate = useTranslate();
  const company = useRecordContext();
  const missing = missingCompanyFacts(company as StoredCompany | undefined);
  if (missing.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ m: { xs: 2, sm: 3 }, mb: 0 }}>
      {translate('company.missing')}
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {missing.map((path) => (
          <li key={path}>{translate(fieldLabelKey('settings', path))}</li>
        ))}
      </Box>
    </Alert>
  );
}

/**
 * Explains that documents name no address of the terms, because the server's own is not configured;
 * nothing where it has, or where the back end knows no such call.
 */
function MissingPublicAddress() {
  const translate = useTranslate();
  const provider = useAppDataProvider();
  const { data: origin } = useQuery({
    queryKey: ['publicOrigin'],
    queryFn: async ({ signal }) => (await provider.getPublicOrigin({ signal })) ?? null,
    meta: { silent: true },
  });
  if (origin !== '') return null;
  return (
    <Alert severity="warning" sx={{ m: { xs: 2, sm: 3 }, mb: 0 }}>
      {translate('company.noAddress', { variable: isolated('PUBLIC_URL', 'ltr') })}
    </Alert>
  );
}

/** Warns when half of the codes of a day are sent, when all are, and when none are sent at all. */
export function CodeBudgetAlert() {
  const translate = useTranslate();
  const locale = useLocale();
  const provider = useAppDataProvider();
  const { data: budget } = useQuery({
    queryKey: ['codeBudget'],
    queryFn: async ({ signal }) => (await provider.getCodeBudget({ signal })) ?? null,
    meta: { silent: true },
  });
  if (!budget || (budget.sending && budget.sent * 2 < budget.perDay)) return null;
  const { sending, sent, perDay, endsAt } = budget;
  const isUsed = sent >= perDay;
  const labels = {
    sent: formatNumber(sent, locale),
    most: formatNumber(perDay, locale),
    at: endsAt ? isolated(formatMoment(endsAt), 'ltr') : '',
  };
  return (
    <Alert severity={isUsed && sending ? 'error' : 'warning'} sx={{ m: { xs: 2, sm: 3 }, mb: 0 }}>
      {translate(`company.${sending ? (isUsed ? 'codesUsed' : 'codesHalf') : 'codesOff'}`, labels)}
    </Alert>
  );
}
