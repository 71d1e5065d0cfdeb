import {
  type RaRecord,
  ReferenceField,
  useGetRecordRepresentation,
  useRecordContext,
} from 'react-admin';
import { isObject } from '../../../domain/validate.ts';
import { toRecord } from '../../providers/envelope.ts';
import type { CellProps } from './cell-props.ts';

/** The referenced record in one line: the embedded one, or one that is fetched by its id. */
export function ReferenceCell({ field, path, value }: CellProps) {
  if (field.kind !== 'reference' || !value) return null;
  if (isObject(value)) return <Represented resource={field.target} record={toRecord(value)} />;
  return (
    <ReferenceField reference={field.target} source={path} link={false}>
      <Fetched resource={field.target} />
    </ReferenceField>
  );
}

function Fetched({ resource }: { resource: string }) {
  const record = useRecordContext();
  return record ? <Represented resource={resource} record={record} /> : null;
}

function Represented({ resource, record }: { resource: string; record: RaRecord }) {
  const represent = useGetRecordRepresentation(resource);
  return <bdi>{represent(record)}</bdi>;
}
