import { Link } from '@mui/material';
import { PhoneNumber } from '../format/PhoneNumber.tsx';
import type { CellProps } from './cell-props.ts';

/** A text in the way its format is read: numbers from the left, addresses as links. */
export function TextCell({ field, value }: CellProps) {
  if (typeof value !== 'string' || value === '') return null;
  const format = field.kind === 'text' ? field.format : 'line';
  switch (format) {
    case 'phone':
      return <PhoneNumber value={value} />;
    case 'email':
      return <Link href={`mailto:${value}`}>{value}</Link>;
    case 'url':
      return (
        <Link href={value} target="_blank" rel="noreferrer">
          {value}
        </Link>
      );
    case 'multiline':
      return <span style={{ whiteSpace: 'pre-line' }}>{value}</span>;
    case 'line':
      return <bdi>{value}</bdi>;
    default:
      return format satisfies never;
  }
}
