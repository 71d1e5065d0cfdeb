import { Link } from '@mui/material';
import { webAddress } from '../../../domain/web-address.ts';
import { PhoneNumber } from '../format/PhoneNumber.tsx';
import type { CellProps } from './cell-props.ts';

/** A text as its format requires: numbers run left to right, addresses are links. */
export function TextCell({ field, value }: CellProps) {
  if (typeof value !== 'string' || value === '') return null;
  const format = field.kind === 'text' ? field.format : 'line';
  switch (format) {
    case 'phone':
      return <PhoneNumber value={value} />;
    case 'email':
      return <Link href={`mailto:${value}`}>{value}</Link>;
    case 'url':
      return <WebLink value={value} />;
    case 'multiline':
      return <span style={{ whiteSpace: 'pre-line' }}>{value}</span>;
    case 'line':
      return <bdi>{value}</bdi>;
    default:
      return format satisfies never;
  }
}

/** A link if the text is a web address; another back end may have stored anything. */
function WebLink({ value }: { value: string }) {
  const address = webAddress(value);
  if (!address) return <bdi>{value}</bdi>;
  return (
    <Link href={address.href} target="_blank" rel="noreferrer">
      {value}
    </Link>
  );
}
