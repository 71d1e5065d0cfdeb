import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { type RaRecord, useGetRecordRepresentation, useReference, useTranslate } from 'react-admin';
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
          key={isObject(item) ? String(item._id) : String(item)}
          size="small"
          label={<Nested {...cell} field={field.of} value={item} />}
        />
      ))}
      {more > 0 ? (
        <Chip size="small" variant="outlined" label={<bdi dir="ltr">{`+${more}`}</bdi>} />
      ) : null}
    </Stack>
  );
}

/**
 * The referenced record in one line: the embedded one, or one that is fetched by its id. It may be one
 * of several in a list, so that the value counts and not what the record has at this path.
 */
export function ReferenceCell({ field, value }: CellProps) {
  if (field.kind !== 'reference' || !value) return null;
  return isObject(value) ? (
    <Represented resource={field.target} record={toRecord(value)} />
  ) : (
    <Fetched resource={field.target} id={String(value)} />
  );
}

/** All that a page needs of a resource are read in one call. One that is not there has no name. */
function Fetched({ resource, id }: { resource: string; id: string }) {
  const { referenceRecord, isPending } = useReference({ reference: resource, id });
  if (referenceRecord) return <Represented resource={resource} record={referenceRecord} />;
  return isPending ? '…' : '–';
}

function Represented({ resource, record }: { resource: string; record: RaRecord }) {
  const represent = useGetRecordRepresentation(resource);
  return <bdi>{represent(record)}</bdi>;
}
