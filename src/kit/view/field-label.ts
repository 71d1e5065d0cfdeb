import type { useTranslate } from 'react-admin';
import { fieldLabelKey, shortLabelKey } from '../../i18n/resource-labels.ts';
import type { View } from './view.ts';

type Translate = ReturnType<typeof useTranslate>;

/** The label of a field: the short one where a list is dense, or that of the record it comes from. */
export function fieldLabel(
  { definition: { name, fields }, labels }: View,
  path: string,
  { translate, isDense }: { translate: Translate; isDense: boolean },
): string {
  if (labels[path]) return translate(labels[path]);
  const own = translate(fieldLabelKey(name, path), { _: labelBehind(fields, path, translate) });
  return isDense ? translate(shortLabelKey(name, path), { _: own }) : own;
}

/** The label of a value that comes with a reference: that of its field in the other resource. */
function labelBehind(fields: View['definition']['fields'], path: string, translate: Translate) {
  const [head = '', ...rest] = path.split('.');
  const field = Object.hasOwn(fields, head) ? fields[head] : undefined;
  return field?.kind === 'reference' && rest.length > 0
    ? translate(fieldLabelKey(field.target, rest.join('.')), { _: path })
    : path;
}
