import type { ReactElement } from 'react';
import type { useTranslate } from 'react-admin';
import { fieldAt } from '../../domain/paths.ts';
import { FieldFilter } from './FieldFilter.tsx';
import { fieldLabelKey } from './label-keys.ts';
import type { View } from './view.ts';

type Translate = ReturnType<typeof useTranslate>;

/** The inputs that filter a list by a field: one, or two for a range. Throws on an unknown path. */
export function renderFilter(view: View, path: string, translate: Translate): ReactElement[] {
  const { name, fields } = view.definition;
  const field = fieldAt(fields, path);
  if (!field) throw new Error(`${name} has no field "${path}".`);
  const label = translate(fieldLabelKey(name, path));
  const props = { resource: name, path, field };
  if (field.filter !== 'range') {
    return [<FieldFilter key={path} {...props} source={path} label={label} />];
  }
  return [
    <FieldFilter
      key={`${path}.gte`}
      {...props}
      source={`${path}.gte`}
      label={translate('kit.filter.from', { field: label })}
    />,
    <FieldFilter
      key={`${path}.lte`}
      {...props}
      source={`${path}.lte`}
      label={translate('kit.filter.to', { field: label })}
    />,
  ];
}
