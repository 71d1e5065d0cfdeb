import type { RaRecord } from 'react-admin';
import type { WholeVersion } from '../../../domain/activity/record-version.ts';
import type { Field } from '../../../domain/fields.ts';
import { valueAt, withValue } from '../../../domain/paths.ts';
import { toRecord } from '../../providers/envelope.ts';
import type { ViewAccess } from '../access/use-access.ts';
import { comparedField, comparedPaths } from '../conflict/compared-fields.ts';
import { isSameValue } from '../conflict/same-value.ts';
import { toFormValues, type Values } from '../fields/form-values.ts';
import type { View } from '../view/view.ts';

/** The values of a version in the form of a record. */
export const asRecord = (version: WholeVersion): RaRecord => ({
  ...toRecord(version.values),
  id: `version ${version.number}`,
});

/** Whether the value at a path is not stored in a version: of a localized text that is the whole. */
export const isUnknown = ({ unknown }: WholeVersion, path: string): boolean =>
  unknown.some((one) => path === one || path.startsWith(`${one}.`));

/** The paths in which two versions differ, as far as a person may read them. */
export function differingPaths(
  view: View,
  access: Pick<ViewAccess, 'reads' | 'writes'>,
  [one, other]: readonly [WholeVersion, WholeVersion],
): readonly string[] {
  const { edited, onlyShown } = comparedPaths(view, access);
  const [left, right] = [asRecord(one), asRecord(other)];
  return [...edited, ...onlyShown].filter(
    (path) =>
      !comparedField(view, path)?.field.assigned &&
      (isUnknown(one, path) !== isUnknown(other, path) ||
        !isSameValue(valueAt(left, path), valueAt(right, path))),
  );
}

const isFile = ({ kind }: Field): boolean => kind === 'file' || kind === 'image';

/**
 * The paths of a record that a version would change, as far as a person may: neither what an action sets,
 * nor a file, which goes with the last record that names it.
 */
export function restorablePaths(
  view: View,
  access: Pick<ViewAccess, 'reads' | 'writes'>,
  { version, record }: { version: WholeVersion; record: RaRecord },
): readonly string[] {
  const past = asRecord(version);
  return comparedPaths(view, access).edited.filter((path) => {
    const field = comparedField(view, path)?.field;
    const value = valueAt(past, path);
    return (
      field !== undefined &&
      !isUnknown(version, path) &&
      !isSameValue(value, valueAt(record, path)) &&
      !(isFile(field) && value !== field.default)
    );
  });
}

/** A record as its form holds it, with the values of a version at some paths. */
export function restoredValues(
  { definition }: View,
  { version, record }: { version: WholeVersion; record: RaRecord },
  paths: readonly string[],
): Values {
  const { fields } = definition;
  const past = toFormValues(fields, asRecord(version));
  return paths.reduce<Values>(
    (values, path) => withValue(values, path, valueAt(past, path) ?? null),
    toFormValues(fields, record),
  );
}
