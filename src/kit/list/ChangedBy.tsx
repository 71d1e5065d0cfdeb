import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';
import { Clipped } from './Clipped.tsx';

const WIDTH = 140;

type Props = { resource: string; record: RaRecord };

/** Who has changed a record last; nothing where the back end keeps no activity. */
export function ChangedBy({ resource, record: { id, updatedAt } }: Props) {
  const provider = useAppDataProvider();
  const { data } = useQuery({
    // Below the key of the resource, so that what invalidates its lists reads the name again.
    queryKey: [resource, 'changedBy', id, updatedAt],
    queryFn: async () => (await provider.getChangedBy(resource, id)) ?? null,
    retry: false,
    throwOnError: false,
  });
  return <Clipped text={data ?? ''} width={WIDTH} />;
}
