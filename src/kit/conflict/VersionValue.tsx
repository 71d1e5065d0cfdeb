import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { type RaRecord, RecordContextProvider, useTranslate } from 'react-admin';
import type { Field } from '../../../domain/fields.ts';
import { valueAt } from '../../../domain/paths.ts';
import { isObject } from '../../../domain/validate.ts';
import { LANGUAGES } from '../../i18n/languages.ts';
import { fieldLabelKey } from '../../i18n/resource-labels.ts';
import { isPickedFile } from '../../providers/multipart.ts';
import { isFigure, RecordValue } from '../fields/render-value.tsx';
import { isBlank } from '../format/to-text.ts';
import { useView } from '../view/use-view.ts';
import type { View } from '../view/view.ts';
import { comparedField } from './compared-fields.ts';
import { isSameValue } from './same-value.ts';
import { wordDiff } from './text-diff.ts';

type Props = {
  path: string;
  /** The version that it is a value of. */
  version: object;
  /** The version from which it differs, where the differences are marked. */
  base?: object;
};

/** One value of a version, formatted for comparison: long texts and lists with what was changed. */
export function VersionValue({ path, version, base }: Props) {
  const translate = useTranslate();
  const view = useView();
  const compared = comparedField(view, path);
  const value = valueAt(version, path);
  if (!compared) throw new Error(`${view.definition.name} has no field "${path}".`);
  const { field, labelled, locale } = compared;
  if (isBlank(value) || (isFile(field) && value === field.default)) {
    return <em>{translate('kit.conflict.empty')}</em>;
  }
  if (isPickedFile(value)) return <bdi>{value.rawFile.name}</bdi>;
  const before = base && valueAt(base, path);
  if (field.kind === 'list') {
    return (
      <ListVersion path={path} items={listOf(value)} before={base ? listOf(before) : undefined} />
    );
  }
  if (typeof value === 'string' && isLongText(field)) {
    const dir = locale ? LANGUAGES[locale].direction : 'auto';
    return (
      <Box dir={dir} lang={locale} sx={{ whiteSpace: 'pre-line', textAlign: 'start' }}>
        <HighlightedChanges
          before={base ? readable(field, before) : undefined}
          after={readable(field, value)}
        />
      </Box>
    );
  }
  const record = version as RaRecord;
  const cell = { resource: view.definition.name, path: labelled, field, value, record };
  const Replaced = view.cells[path];
  return (
    <RecordContextProvider value={record}>
      {Replaced ? <Replaced {...cell} Nested={RecordValue} /> : <RecordValue {...cell} />}
    </RecordContextProvider>
  );
}

/** Whether a value is so long that two people may have changed different parts of it. */
export function isLong(view: View, path: string): boolean {
  const field = comparedField(view, path)?.field;
  return field !== undefined && (field.kind === 'list' || isLongText(field));
}

const isLongText = (field: Field): boolean =>
  field.kind === 'richText' || (field.kind === 'text' && field.format === 'multiline');

const isFile = ({ kind }: Field): boolean => kind === 'file' || kind === 'image';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A text as it is read; formatted text without its tags, one block a line. */
function readable(field: Field, value: unknown): string {
  if (typeof value !== 'string') return '';
  if (field.kind !== 'richText') return value;
  const blocks = value.replace(/<br\s*\/?>|<\/(?:p|h\d|li|blockquote)>/gi, '$&\n');
  const text = new DOMParser().parseFromString(blocks, 'text/html').body.textContent;
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

/** A text in which the words that were removed and added are highlighted. */
function HighlightedChanges({ before, after }: { before: string | undefined; after: string }) {
  if (before === undefined || before === after) return <>{after}</>;
  return wordDiff(before, after).map(({ kind, text }, at) => {
    const Tag = TAGS[kind];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no identity.
      <Box key={at} component={Tag} sx={CHANGE_STYLES[kind]}>
        {text}
      </Box>
    );
  });
}

const TAGS = { same: 'span', added: 'ins', removed: 'del' } as const;
const CHANGE_STYLES = {
  same: {},
  added: { bgcolor: 'success.main', color: 'success.contrastText', textDecoration: 'none' },
  removed: { color: 'text.secondary' },
} as const;

type ListProps = {
  path: string;
  items: readonly unknown[];
  before: readonly unknown[] | undefined;
};

/** Every value of a list on a line of its own: the new ones marked, the removed ones crossed out. */
function ListVersion({ path, items, before }: ListProps) {
  const removed = (before ?? []).filter((item) => !isIn(items, item));
  const lines = [
    ...items.map(
      (item) => ({ item, kind: !before || isIn(before, item) ? 'same' : 'added' }) as const,
    ),
    ...removed.map((item) => ({ item, kind: 'removed' }) as const),
  ];
  return (
    <Box component="ul" sx={{ m: 0, paddingInlineStart: 2 }}>
      {lines.map(({ item, kind }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity.
        <li key={at}>
          <Box component={TAGS[kind]} sx={CHANGE_STYLES[kind]}>
            <Item path={path} item={item} />
          </Box>
        </li>
      ))}
    </Box>
  );
}

const isIn = (list: readonly unknown[], item: unknown): boolean =>
  list.some((one) => isSameValue(one, item));

function Item({ path, item }: { path: string; item: unknown }): ReactNode {
  const view = useView();
  const translate = useTranslate();
  const list = comparedField(view, path)?.field;
  if (list?.kind !== 'list') return null;
  const resource = view.definition.name;
  if (list.of.kind !== 'group') {
    const record: RaRecord = { id: '', [path]: item };
    return (
      <RecordContextProvider value={record}>
        <RecordValue resource={resource} path={path} field={list.of} value={item} record={record} />
      </RecordContextProvider>
    );
  }
  const row = isObject(item) ? item : {};
  const inner = (inside: string, field: Field, name: string) => {
    const cell = { resource, path: inside, field, value: row[name], record: { id: '', ...row } };
    const Replaced = view.cells[inside];
    return Replaced ? <Replaced {...cell} Nested={RecordValue} /> : <RecordValue {...cell} />;
  };
  const filled = Object.entries(list.of.fields).filter(([name]) => !isBlank(row[name]));
  return filled.map(([name, field], at) => {
    const inside = `${path}.${name}`;
    return (
      <span key={name}>
        {at > 0 && ' · '}
        {isFigure(field) && `${translate(fieldLabelKey(resource, inside))} `}
        {inner(inside, field, name)}
      </span>
    );
  });
}
