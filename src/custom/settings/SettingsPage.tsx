import Skeleton from '@mui/material/Skeleton';
import { useGetList, useTranslate } from 'react-admin';
import type { Settings } from '../../../domain/resources/settings.ts';
import { LoadFailure } from '../../kit/failure/LoadFailure.tsx';
import { GeneratedCreate } from '../../kit/form/GeneratedCreate.tsx';
import { GeneratedEdit } from '../../kit/form/GeneratedEdit.tsx';
import { MissingCompanyFacts } from './MissingCompanyFacts.tsx';

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
    onError: ignore,
  });
  const title = translate('resources.settings.name', { smart_count: 1 });
  if (isPending) return <Skeleton variant="rounded" height={480} sx={{ mt: 2 }} />;
  if (error && !data) return <LoadFailure error={error} onRetry={() => refetch()} />;
  const [company] = data ?? [];
  return company ? (
    <GeneratedEdit id={company.id} title={title} redirect={false}>
      <MissingCompanyFacts />
    </GeneratedEdit>
  ) : (
    <GeneratedCreate title={title} redirect={false}>
      <MissingCompanyFacts />
    </GeneratedCreate>
  );
}

/** The page itself says why there is no record; the framework would only show a notice. */
const ignore = () => undefined;
