import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import type { Field, Fields } from '../../../domain/fields.ts';
import { fieldLabelKey } from '../../i18n/resource-labels.ts';
import type { View } from '../../kit/view/view.ts';
import { whoOf } from './who.ts';

/** Every field with its label, its kind and its options, those inside groups and lists too. */
export function FieldTable({ view }: { view: View }) {
  const translate = useTranslate();
  const { name, fields } = view.definition;
  return (
    <Table size="small" sx={TABLE}>
      <TableHead>
        <TableRow>
          <TableCell>{translate('guide.field')}</TableCell>
          <TableCell>{translate('guide.kind')}</TableCell>
          <TableCell>{translate('guide.options')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rowsOf(fields).map(([path, field]) => (
          <TableRow key={path}>
            <TableCell sx={{ verticalAlign: 'top' }}>
              {translate(fieldLabelKey(name, path))}
              <br />
              <code>
                <bdi dir="ltr">{path}</bdi>
              </code>
            </TableCell>
            <TableCell sx={{ verticalAlign: 'top' }}>
              <code>{kindOf(field)}</code>
            </TableCell>
            <TableCell sx={OPTIONS}>
              <bdi dir="ltr">{optionsOf(field).join(', ')}</bdi>
              {(['read', 'write'] as const).map((side) => {
                const rule = field[side];
                return (
                  rule && (
                    <div key={side}>
                      {translate(`guide.${side}`)} {whoOf(rule, translate)}
                    </div>
                  )
                );
              })}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** A long default, such as a text, is broken rather than drawn in one line. */
const OPTIONS = {
  verticalAlign: 'top',
  minWidth: { sm: 200 },
  overflowWrap: 'anywhere',
} as const;

/** On a phone the three columns share the width, and long names are broken. */
const TABLE = {
  tableLayout: { xs: 'fixed', sm: 'auto' },
  '& td, & th': { px: { xs: 0.75, sm: 2 }, overflowWrap: { xs: 'anywhere', sm: 'normal' } },
} as const;

const partsOf = (field: Field): Fields => {
  if (field.kind === 'group') return field.fields;
  return field.kind === 'list' ? partsOf(field.of) : {};
};

const rowsOf = (fields: Fields, prefix = ''): readonly (readonly [string, Field])[] =>
  Object.entries(fields).flatMap(([name, field]) => [
    [`${prefix}${name}`, field] as const,
    ...rowsOf(partsOf(field), `${prefix}${name}.`),
  ]);

/** `list(text)`, `localized(richText)`, `reference(tours)`; a text with a format has its name. */
function kindOf(field: Field): string {
  switch (field.kind) {
    case 'text':
      return field.format === 'line' ? 'text' : field.format;
    case 'list':
    case 'localized':
      return `${field.kind}(${kindOf(field.of)})`;
    case 'reference':
      return `reference(${field.target})`;
    default:
      return field.kind;
  }
}

const SHOWN_ELSEWHERE = ['kind', 'format', 'of', 'fields', 'target', 'read', 'write', 'targetOf'];

const optionsOf = (field: Field): readonly string[] =>
  Object.entries(field)
    .filter(([name]) => !SHOWN_ELSEWHERE.includes(name))
    .map(([name, value]) => (value === true ? name : `${name}: ${written(value)}`));

const written = (value: unknown): string =>
  value instanceof RegExp ? String(value) : (JSON.stringify(value) ?? '');
