import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { ActivityChange, ActivityEntry } from '../../../domain/activity/activity-entry.ts';
import { isSameStored } from '../../../domain/activity/undo-of.ts';
import { type Field, LOCALES } from '../../../domain/fields.ts';
import { fieldAt, valueAt, withValue } from '../../../domain/paths.ts';
import { isObject } from '../../../domain/validate.ts';
import { FieldName } from '../../kit/conflict/VersionRow.tsx';
import { isLong, VersionValue } from '../../kit/conflict/VersionValue.tsx';
import { formatNumber } from '../../kit/format/numbers.ts';
import { isBlank } from '../../kit/format/to-text.ts';
import { useView } from '../../kit/view/use-view.ts';
import { fieldText, parcelAt } from './entry-texts.ts';

/** So many values are shown at once; a new record may have thirty. */
const SHOWN = 4;

/** The values that were changed, each with what it was before. */
export function ChangedValues({ entry }: { entry: ActivityEntry }) {
  const translate = useTranslate();
  const { definition } = useView();
  const [isWhole, setWhole] = useState(false);
  const changes = entry.changes.flatMap((change) =>
    byLanguage(change, fieldAt(definition.fields, change.path)),
  );
  if (changes.length === 0) return null;
  const more = changes.length - SHOWN;
  const shown = isWhole || more <= 1 ? changes : changes.slice(0, SHOWN);
  return (
    <>
      <Box component="ul" sx={LIST}>
        {shown.map((change) => (
          <Box component="li" key={change.path} sx={LINE}>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              <ChangedField resource={entry.resource} path={change.path} />
              {': '}
            </Box>
            <BeforeAndAfter change={change} isNew={entry.action === 'create'} />
          </Box>
        ))}
      </Box>
      {shown.length < changes.length && (
        <Button size="small" onClick={() => setWhole(true)} sx={{ minHeight: { xs: 44, sm: 0 } }}>
          {translate('activity.values', { smart_count: changes.length - shown.length })}
        </Button>
      )}
    </>
  );
}

/** A text in several languages as one change for each language that differs. */
function byLanguage(change: ActivityChange, field: Field | undefined): readonly ActivityChange[] {
  if (field?.kind !== 'localized' || !('from' in change)) return [change];
  return LOCALES.flatMap((locale) => {
    const [from, to] = [valueAt(change.from, locale), valueAt(change.to, locale)];
    return isSameStored(from, to) ? [] : [{ path: `${change.path}.${locale}`, from, to }];
  });
}

function ChangedField({ resource, path }: { resource: string; path: string }) {
  const translate = useTranslate();
  const { definition } = useView();
  const whole = path.split('.').slice(0, -1).join('.');
  const isLanguage = fieldAt(definition.fields, whole)?.kind === 'localized';
  return isLanguage ? <FieldName path={path} /> : fieldText(resource, path, translate);
}

type ChangeProps = { change: ActivityChange; isNew: boolean };

function BeforeAndAfter({ change, isNew }: ChangeProps) {
  const translate = useTranslate();
  const view = useView();
  const { path, from, to } = change;
  if (!('from' in change)) return <em>{translate('activity.hidden')}</em>;
  if (isNew) return <OneValue path={path} value={to} />;
  if (!parcelAt(path) && isLong(view, path)) {
    return (
      <VersionValue path={path} version={versionWith(path, to)} base={versionWith(path, from)} />
    );
  }
  return (
    <>
      <Before>
        <OneValue path={path} value={from} />
      </Before>{' '}
      <Box
        component="span"
        className="mirrored"
        role="img"
        aria-label={translate('activity.becomes')}
        sx={{ display: 'inline-block' }}
      >
        →
      </Box>{' '}
      <OneValue path={path} value={to} />
    </>
  );
}

const Before = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ color: 'text.secondary' }}>
    {children}
  </Box>
);

/** A record of which only one value is known. */
const versionWith = (path: string, value: unknown): object => withValue({ id: '' }, path, value);

/** A value as its field shows it, in one line. */
function OneValue({ path, value }: { path: string; value: unknown }) {
  const translate = useTranslate();
  const { definition } = useView();
  const parcel = parcelAt(path);
  const field = fieldAt(definition.fields, path);
  if (isBlank(value)) return <em>{translate('activity.empty')}</em>;
  if (parcel) return <ParcelValue field={parcel.field} value={value} />;
  if (isReference(field)) return <Names value={value} />;
  if (field?.kind === 'file' || field?.kind === 'image') {
    return <em>{translate(value === field.default ? 'activity.empty' : 'activity.file')}</em>;
  }
  return <VersionValue path={path} version={versionWith(path, value)} />;
}

const isReference = (field: Field | undefined): boolean =>
  field?.kind === 'reference' || (field?.kind === 'list' && field.of.kind === 'reference');

/** The records that a value refers to, by their names; one that is deleted has none. */
function Names({ value }: { value: unknown }) {
  const translate = useTranslate();
  return [value].flat().map((one, at) => {
    const name = isObject(one) && typeof one.name === 'string' ? one.name : undefined;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the names have no identity.
      <span key={at}>
        {at > 0 && ', '}
        {name === undefined ? <em>{translate('activity.noName')}</em> : <bdi>{name}</bdi>}
      </span>
    );
  });
}

function ParcelValue({ field, value }: { field: 'weight' | 'state'; value: unknown }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  return field === 'weight' ? (
    <bdi>{formatNumber(Number(value), locale, 'kg')}</bdi>
  ) : (
    translate(`parcels.states.${String(value)}`, { _: String(value) })
  );
}

const LIST = { m: 0, mt: 0.25, p: 0, listStyle: 'none' } as const;

const LINE = {
  typography: 'body2',
  overflowWrap: 'anywhere',
  '& .MuiSvgIcon-root': { fontSize: 18, verticalAlign: 'text-bottom' },
} as const;
