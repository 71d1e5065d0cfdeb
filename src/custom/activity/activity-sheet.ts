import type { ActivityChange, ActivityEntry } from '../../../domain/activity/activity-entry.ts';
import type { Field } from '../../../domain/fields.ts';
import { fieldAt } from '../../../domain/paths.ts';
import { choiceLabelKey } from '../../i18n/resource-labels.ts';
import type { Sheet } from '../../kit/export/sheet.ts';
import { formatMoment } from '../../kit/format/dates.ts';
import { isBlank, plainText, toText } from '../../kit/format/to-text.ts';
import type { View } from '../../kit/view/view.ts';
import { actionText, fieldText, thingName } from './entry-texts.ts';

type Translate = (key: string, options?: Record<string, unknown>) => string;

type Options = {
  readonly views: readonly View[];
  readonly translate: Translate;
  readonly locale: string;
};

const COLUMNS = ['at', 'person', 'thing', 'record', 'action', 'field', 'before', 'after'] as const;

/** Entries as a table for a spreadsheet: a row for each value that was changed. */
export function activitySheet(entries: readonly ActivityEntry[], options: Options): Sheet {
  const { translate, locale } = options;
  return {
    name: translate('activityLink.title'),
    rightToLeft: locale === 'ar',
    columns: COLUMNS.map((name) => ({
      label: translate(`activity.columns.${name}`),
      kind: 'text' as const,
    })),
    rows: entries.flatMap((entry) => rowsOf(entry, options)),
  };
}

function rowsOf(entry: ActivityEntry, options: Options): readonly (readonly string[])[] {
  const { translate } = options;
  const { at, by, resource, record, action, changes } = entry;
  const start = [
    formatMoment(at),
    by.name || translate('activity.nobody'),
    thingName(resource, translate),
    record.name ?? record._id,
    actionText(resource, action, translate),
  ];
  if (changes.length === 0) return [[...start, '', '', '']];
  return changes.map((change) => [
    ...start,
    fieldText(resource, change.path, translate),
    ...valuesOf(resource, change, options),
  ]);
}

function valuesOf(
  resource: string,
  change: ActivityChange,
  { views, translate, locale }: Options,
): readonly [string, string] {
  if (!('from' in change)) {
    const hidden = translate('activity.hidden');
    return [hidden, hidden];
  }
  const fields = views.find(({ definition }) => definition.name === resource)?.definition.fields;
  const field = fields && fieldAt(fields, change.path);
  const text = (value: unknown) => valueText(field, value);
  return [text(change.from), text(change.to)];

  function valueText(of: Field | undefined, value: unknown): string {
    if (isBlank(value)) return '';
    if (!of) return plainText(value);
    const choice = (one: unknown) =>
      translate(choiceLabelKey(resource, change.path, one), { _: String(one) });
    const labels = { yes: translate('kit.yes'), no: translate('kit.no'), locale };
    return toText(of, value, choice, labels);
  }
}
