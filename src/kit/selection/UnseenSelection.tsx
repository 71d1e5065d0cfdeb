import type { ReactNode } from 'react';
import { type RaRecord, useGetMany, useListContext } from 'react-admin';
import { useRecordTitle } from '../view/use-record-title.ts';
import { NAMED, UnseenNames } from './UnseenNames.tsx';
import { useUnseen } from './use-unseen.ts';

type Props = {
  /** A longer name of a record, where its resource's own is not enough here. */
  name?: (record: RaRecord) => ReactNode;
};

/** Loads and names the selected records that the list does not show at present. */
export function UnseenSelection({ name }: Props) {
  const { resource } = useListContext();
  const unseen = useUnseen();
  const represent = useRecordTitle(resource);
  const { data = [] } = useGetMany(
    resource,
    { ids: unseen.slice(0, NAMED) },
    { enabled: unseen.length > 0 },
  );
  return (
    <UnseenNames
      records={data.filter((record) => record !== undefined)}
      count={unseen.length}
      name={name ?? ((record) => <bdi>{represent(record)}</bdi>)}
    />
  );
}
