import { Chip, Stack } from '@mui/material';
import {
  type RaRecord,
  ReferenceField,
  useGetRecordRepresentation,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { isObject } from '../../../domain/validate.ts';
import { toRecord } from '../../providers/envelope.ts';
import type { CellProps } from '../view/props.ts';

/** The first non-empty value of a group. */
export function GroupCell({ field, value, path, Nested, ...cell }: CellProps) {
  if (field.kind !== 'group' || !isObject(value)) return null;
  const first = Object.entries(field.fields).find(
    ([name, part]) => part.kind !== 'reference' && Boolean(value[name]),
  );
  if (!first) return null;
  const [name, part] = first;
  return <Nested {...cell} field={part} path={`${path}.${name}`} value={value[name]} />;
}

const SHOWN = 4;

/** Several values as chips; for a long list, the first ones and the number of the rest. */
export function ListCell({ field, value, Nested, ...cell }: CellProps) {
  const translate = useTranslate();
  if (field.kind !== 'list' || !Array.isArray(value) || value.length === 0) return null;
  if (field.of.kind === 'group') {
    return <>{translate('kit.list.entries', { smart_count: value.length })}</>;
  }
  const more = value.length - SHOWN;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      {value.slice(0, SHOWN).map((item) => (
        <Chip
          key={String(item)}
          size="small"
          label={<Nested {...cell} field={field.of} value={item} />}
        />
      ))}
      {more > 0 ? <Chip size="small" variant="outlined" label={`+${more}`} /> : null}
    </Stack>
  );
}

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
