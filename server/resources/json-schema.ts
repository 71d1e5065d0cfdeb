import { MOST_DECIMALS } from '../../domain/decimals.ts';
import type { Definition } from '../../domain/define.ts';
import { isSecret } from '../../domain/field-access.ts';
import {
  type Field,
  type Fields,
  LOCALES,
  type NumberField,
  type ReferenceField,
  type TextField,
} from '../../domain/fields.ts';
import { WIRE_MONEY } from '../../domain/money.ts';
import type { DefinitionsByName } from './query-path.ts';

/** A JSON Schema as OpenAPI 3.1 writes it. */
export type JsonSchema = { readonly [key: string]: unknown };

/** What a schema describes, and where embedded fields are found. */
type Context = {
  readonly side: 'read' | 'create' | 'change';
  readonly definitions: DefinitionsByName;
};

const UUID: JsonSchema = { type: 'string', format: 'uuid' };
const MOMENT: JsonSchema = { type: 'string', format: 'date-time' };

const defined = (schema: Record<string, unknown>): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));

const FORMATS: Readonly<Record<TextField['format'], JsonSchema>> = {
  line: {},
  multiline: {},
  email: { format: 'email' },
  url: { format: 'uri' },
  phone: { description: 'A telephone number in E.164.', examples: ['+212661234567'] },
};

const textSchema = (field: TextField): JsonSchema =>
  defined({
    type: 'string',
    minLength: field.min,
    maxLength: field.max,
    pattern: field.pattern?.source,
    ...FORMATS[field.format],
  });

const inEuro = (cents: number): string => (cents / 100).toFixed(2);

const moneySchema = ({ min, max }: { min?: number; max?: number }): JsonSchema => ({
  type: 'string',
  pattern: WIRE_MONEY.source,
  examples: ['12.50'],
  description: [
    'Euro',
    ...(min === undefined ? [] : [`at least ${inEuro(min)}`]),
    ...(max === undefined ? [] : [`at most ${inEuro(max)}`]),
  ].join(', '),
});

function numberDescription({ kind, unit }: NumberField): string | undefined {
  const parts = [
    ...(unit ? [`In ${unit}.`] : []),
    ...(kind === 'decimal' ? [`At most ${MOST_DECIMALS} decimals.`] : []),
  ];
  return parts.length > 0 ? parts.join(' ') : undefined;
}

function referenceSchema(field: ReferenceField, { side, definitions }: Context): JsonSchema {
  const { embed } = field;
  if (!embed) return UUID;
  const target = Object.entries(definitions.get(field.target)?.fields ?? {});
  const embedded = Object.fromEntries(target.filter(([name]) => embed.includes(name)));
  const properties = propertiesOf(embedded, { side: 'read', definitions });
  const whole = { type: 'object', properties: { _id: UUID, ...properties } };
  return side === 'read' ? whole : { anyOf: [UUID, { ...whole, required: ['_id'] }] };
}

function kindSchema(field: Field, context: Context): JsonSchema {
  switch (field.kind) {
    case 'text':
      return textSchema(field);
    case 'richText':
      return defined({ type: 'string', maxLength: field.max, description: 'HTML' });
    case 'integer':
    case 'decimal':
      return defined({
        type: field.kind === 'integer' ? 'integer' : 'number',
        minimum: field.min,
        maximum: field.max,
        description: numberDescription(field),
      });
    case 'money':
      return moneySchema(field);
    case 'boolean':
      return defined({
        type: 'boolean',
        description: field.lasting && 'Once true, it stays true.',
      });
    case 'date':
      return { type: 'string', format: 'date' };
    case 'dateTime':
      return MOMENT;
    case 'choice':
      return { enum: field.choices };
    case 'reference':
      return referenceSchema(field, context);
    case 'list':
      return defined({ type: 'array', maxItems: field.max, items: fieldSchema(field.of, context) });
    case 'group':
      return objectSchema(field.fields, context);
    case 'image':
    case 'file':
      return { type: 'string', description: 'The name of a stored file.' };
    case 'localized':
      return {
        type: 'object',
        properties: Object.fromEntries(
          LOCALES.map((locale) => [locale, fieldSchema(field.of, context)]),
        ),
        additionalProperties: false,
      };
    default:
      return field satisfies never;
  }
}

function fieldSchema(field: Field, context: Context): JsonSchema {
  const schema = kindSchema(field, context);
  const isAlwaysThere =
    field.required ||
    field.default !== undefined ||
    field.kind === 'group' ||
    field.kind === 'list';
  return defined({
    ...(isAlwaysThere ? schema : { anyOf: [schema, { type: 'null' }] }),
    default: field.default,
    readOnly: field.assigned,
    writeOnly: isSecret(field) ? true : undefined,
  });
}

const isShown = (field: Field, side: Context['side']): boolean =>
  side === 'read' ? !isSecret(field) : !field.assigned;

const propertiesOf = (fields: Fields, context: Context): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => isShown(field, context.side))
      .map(([name, field]) => [name, fieldSchema(field, context)]),
  );

function objectSchema(fields: Fields, context: Context): JsonSchema {
  const required = Object.entries(fields)
    .filter(([, field]) => field.required && !field.assigned && field.default === undefined)
    .map(([name]) => name);
  return {
    type: 'object',
    properties: propertiesOf(fields, context),
    ...(context.side === 'create' && required.length > 0 ? { required } : {}),
  };
}

type OfFields = Pick<Definition, 'fields'>;

/** Writes the JSON Schemas of records and bodies from their definitions. */
export function schemaWriter(definitions: DefinitionsByName) {
  const reading: Context = { side: 'read', definitions };
  const creating: Context = { side: 'create', definitions };
  const changing: Context = { side: 'change', definitions };
  return {
    /** One value as it is written. */
    value: (field: Field): JsonSchema => fieldSchema(field, changing),

    /** A record as it is returned. */
    record: ({ fields }: OfFields): JsonSchema => ({
      type: 'object',
      properties: {
        _id: UUID,
        createdAt: MOMENT,
        updatedAt: MOMENT,
        __v: { type: 'integer', minimum: 1 },
        ...propertiesOf(fields, reading),
      },
      required: ['_id', 'createdAt', 'updatedAt', '__v'],
    }),

    /** The body of a new record. */
    creation: ({ fields }: OfFields): JsonSchema => objectSchema(fields, creating),

    /** The body of a change: any of the fields, and the version that the change is based on. */
    change: ({ fields }: OfFields): JsonSchema => ({
      type: 'object',
      description: 'Only the named fields change. With `__v`, only if it is the current version.',
      properties: { ...propertiesOf(fields, changing), __v: { type: 'integer' } },
    }),
  };
}

export type SchemaWriter = ReturnType<typeof schemaWriter>;
