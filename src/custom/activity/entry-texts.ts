import { ACTIVITY_ACTIONS } from '../../../domain/activity/activity-actions.ts';
import { isOneOf } from '../../../domain/is-one-of.ts';
import { actionLabelKey, fieldLabelKey } from '../../i18n/resource-labels.ts';

type Translate = (key: string, options?: Record<string, unknown>) => string;

const THINGS = ['invoices', 'message', 'conversation', 'inbound_unknown', 'sessions'] as const;
const OTHER_FIELDS = ['file', 'rows', 'type', 'queue', 'jobs'] as const;
const OF_PARCEL = /^parcels\.(\d+)\.(weight|state)$/;

/** `someNewAction` as readable text: `some new action`. */
const asWords = (name: string): string =>
  name
    .replace(/[_.-]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();

/**
 * What an entry is about: the name of its resource, in the singular. An issued invoice is an invoice
 * here, so that the line does not say twice that it is issued.
 */
export const thingName = (resource: string, translate: Translate): string =>
  isOneOf(THINGS, resource)
    ? translate(`activity.things.${resource}`)
    : translate(`resources.${resource}.name`, { smart_count: 1, _: asWords(resource) });

/** What stands before the name of a record: what it is, unless its name says so, as that of a trip. */
export function thingBefore(
  resource: string,
  name: string | null,
  translate: Translate,
): string | undefined {
  const thing = thingName(resource, translate);
  return name?.startsWith(`${thing} `) ? undefined : thing;
}

/** What was done: a verb of the resource, or what a module has noted. Never a key. */
export function actionText(resource: string, action: string, translate: Translate): string {
  if (isOneOf(ACTIVITY_ACTIONS, action)) return translate(`activity.actions.${action}`);
  const label = translate(actionLabelKey(resource, action), { _: asWords(action) });
  return resource === 'commands' ? translate(`order.history.${action}`, { _: label }) : label;
}

/** The parcel of an order that a path is about, and which of its values. */
export function parcelAt(path: string): { number: string; field: 'weight' | 'state' } | undefined {
  const [, number, field] = OF_PARCEL.exec(path) ?? [];
  return number && (field === 'weight' || field === 'state') ? { number, field } : undefined;
}

/** The name of a field in words, for any path that the audit trail has. Never a key. */
export function fieldText(resource: string, path: string, translate: Translate): string {
  const parcel = resource === 'commands' ? parcelAt(path) : undefined;
  if (parcel) {
    const field = translate(`activity.parcelFields.${parcel.field}`);
    return translate('activity.parcel', { number: parcel.number, field });
  }
  const plain = path.replace(/\.\d+/g, '');
  const other = isOneOf(OTHER_FIELDS, plain)
    ? translate(`activity.fields.${plain}`)
    : asWords(plain);
  return translate(fieldLabelKey(resource, plain), { _: other });
}
