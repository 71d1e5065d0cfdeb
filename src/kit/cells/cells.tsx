import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import RemoveCircleOutline from '@mui/icons-material/RemoveCircleOutline';
import Avatar from '@mui/material/Avatar';
import type { ChipProps } from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { lazy, Suspense } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { localizedText } from '../../../domain/localized-text.ts';
import { hasPhoto } from '../../../domain/people/photo.ts';
import { isObject } from '../../../domain/validate.ts';
import { webAddress } from '../../../domain/web-address.ts';
import { choiceLabelKey } from '../../i18n/resource-labels.ts';
import { useStoredFile } from '../files/use-stored-file.ts';
import { Code, Money, PhoneNumber, ShortDate } from '../format/formats.tsx';
import { formatNumber } from '../format/numbers.ts';
import type { CellProps } from '../view/props.ts';

const Chip = lazy(() => import('@mui/material/Chip'));

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
      return <bdi style={{ whiteSpace: 'pre-line' }}>{value}</bdi>;
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

/** The text in the reader's language, or in the first language that has one. */
export function LocalizedCell({ field, value, Nested, ...rest }: CellProps) {
  const locale = useLocale();
  if (!isObject(value)) return null;
  const text = localizedText(value, locale);
  if (field.kind === 'localized' && field.of.kind !== 'text') {
    return <Nested {...rest} field={field.of} value={text} />;
  }
  return text ? <bdi>{text}</bdi> : null;
}

/** A code or a number of something: it runs left to right, in figures of one width. */
export const CodeCell = ({ value }: CellProps) => (
  <Code value={typeof value === 'string' ? value : undefined} />
);

/** A number with its unit. */
export function NumberCell({ field, value }: CellProps) {
  const locale = useLocale();
  if (typeof value !== 'number') return null;
  const unit = field.kind === 'integer' || field.kind === 'decimal' ? field.unit : undefined;
  return <bdi>{formatNumber(value, locale, unit)}</bdi>;
}

/** An amount in euro. */
export const MoneyCell = ({ value }: CellProps) =>
  typeof value === 'string' ? <Money value={value} /> : null;

/** Yes or no as an icon with an accessible name. */
export function BooleanCell({ value }: CellProps) {
  const translate = useTranslate();
  return value === true ? (
    <CheckCircleOutlined color="success" fontSize="small" titleAccess={translate('kit.yes')} />
  ) : (
    <RemoveCircleOutline color="disabled" fontSize="small" titleAccess={translate('kit.no')} />
  );
}

/** A day, or a moment with its time. */
export const DateCell = ({ field, value }: CellProps) =>
  typeof value === 'string' ? (
    <ShortDate value={value} withTime={field.kind === 'dateTime'} />
  ) : null;

/** The label of one of a fixed list of values. */
export function ChoiceCell({ resource, path, value }: CellProps) {
  const translate = useTranslate();
  if (value === undefined || value === null || value === '') return null;
  return <>{translate(choiceLabelKey(resource, path, value), { _: String(value) })}</>;
}

type Props = CellProps & {
  colors: Readonly<Record<string, ChipProps['color']>>;
  /** What it says instead of its value. */
  label?: string;
};

/** A choice as a chip, in the colour of its value's meaning. */
export function StatusChip({ colors, label, ...cell }: Props) {
  if (!cell.value) return null;
  return (
    <Suspense fallback={<ChoiceCell {...cell} />}>
      <Chip
        size="small"
        variant="outlined"
        color={colors[String(cell.value)] ?? 'default'}
        label={label ?? <ChoiceCell {...cell} />}
      />
    </Suspense>
  );
}

/** A small square thumbnail of a stored picture. */
export function PictureCell({ value }: CellProps) {
  const name = typeof value === 'string' && hasPhoto(value) ? value : undefined;
  const { url } = useStoredFile(name, 'small');
  return (
    <Avatar
      variant="rounded"
      src={url}
      alt=""
      sx={{ width: 40, height: 30, bgcolor: 'action.selected', color: 'text.secondary' }}
    >
      <ImageOutlined fontSize="small" />
    </Avatar>
  );
}

/** Whether a document is stored. */
export function FileCell({ field, value }: CellProps) {
  const translate = useTranslate();
  if (typeof value !== 'string' || value === '' || value === field.default) return null;
  return <InsertDriveFileOutlined fontSize="small" titleAccess={translate('kit.file.stored')} />;
}
