import type { ReactNode } from 'react';
import { type RaRecord, useGetMany, useGetRecordRepresentation, useListContext } from 'react-admin';
import { NAMED, UnseenNames } from './UnseenNames.tsx';
import { useUnseen } from './use-unseen.ts';

type Props = {
  /** What a record is called here, where that is more than its resource says. */
  name?: (record: RaRecord) => ReactNode;
};

/** Reads and names the selected records of a list that it does not show just now. */
export function UnseenSelection({ name }: Props) {
  const { resource } = useListContext();
  const unseen = useUnseen();
  const represent = useGetRecordRepresentation(resource);
  const { data = [] } = useGetMany(
    resource,
    { ids: unseen.slice(0, NAMED) },
    { enabled: unseen.length > 0 },
  );
  return (
    <UnseenNames
      records={data.filter((record) => record !== undefined)}
      count={unseen.length}
      name={name ?? ((record) => <bdi>{String(represent(record))}</bdi>)}
    />
  );
}
