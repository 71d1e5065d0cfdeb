import { useLocale } from 'react-admin';
import { LOCALES } from '../../../domain/fields.ts';
import { isObject } from '../../../domain/validate.ts';
import type { CellProps } from './cell-props.ts';

/** The text in the reader's language, or in the first language that has one. */
export function LocalizedCell({ value }: CellProps) {
  const locale = useLocale();
  if (!isObject(value)) return null;
  const text = [locale, ...LOCALES].map((key) => value[key]).find((candidate) => candidate);
  return typeof text === 'string' ? <bdi>{text}</bdi> : null;
}
