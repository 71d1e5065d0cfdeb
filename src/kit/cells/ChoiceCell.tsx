import { useTranslate } from 'react-admin';
import { choiceLabelKey } from '../label-keys.ts';
import type { CellProps } from './cell-props.ts';

/** One of a fixed list of values, in words. */
export function ChoiceCell({ resource, path, value }: CellProps) {
  const translate = useTranslate();
  if (value === undefined || value === null || value === '') return null;
  return <>{translate(choiceLabelKey(resource, path, value), { _: String(value) })}</>;
}
