import type { Locale } from '../../domain/fields.ts';
import { optionsOf, type Plan, type PlannedField } from './plan.ts';
import { singular, title } from './texts.ts';

const typeName = (name: string): string => title(singular(name)).replaceAll(' ', '');

/** The first text field names the record, so every record must have it. */
const nameField = ({ fields }: Plan): PlannedField | undefined =>
  fields.find(({ kind }) => kind === 'text');

/** The definition, as `domain/resources/<name>.ts`. */
export function definitionSource(plan: Plan): string {
  const { name, fields } = plan;
  const called = nameField(plan);
  const kinds = [...new Set(fields.map(({ kind }) => kind))].toSorted();
  const lines = fields.map((field) => {
    const options = [field === called ? 'required: true' : '', optionsOf(field.kind)];
    const given = options.filter(Boolean).join(', ');
    return `    ${field.name}: ${field.kind}(${given ? `{ ${given} }` : ''}),`;
  });
  return `import { admin, staff } from '../access.ts';
import { defineResource } from '../define.ts';
import { ${kinds.join(', ')} } from '../fields.ts';
import type { RecordOf } from '../records.ts';

export const ${name} = defineResource({
  name: '${name}',
  fields: {
${lines.join('\n')}
  },
  represent: (record) => record.${called?.name ?? 'id'},
  access: { list: staff, show: staff, create: admin, edit: admin, delete: admin },
});

export type ${typeName(name)} = RecordOf<typeof ${name}>;
`;
}

/** The view, as `src/resources/<name>.tsx`. */
export function viewSource({ name, fields }: Plan): string {
  const all = fields.map((field) => `'${field.name}'`).join(', ');
  return `import { ${name} } from '../../domain/resources/${name}.ts';
import { viewOf } from '../kit/view/view.ts';

export const ${name}View = viewOf(${name}, {
  menu: { section: 'content', order: 90 },
  form: [{ section: 'main', fields: [${all}] }],
});
`;
}

/** The texts of one catalogue: readable, and in English until they are translated. */
export function labelsSource({ name, fields }: Plan, locale: Locale): string {
  const [one, many] = [title(singular(name)), title(name)];
  // Arabic has forms for zero, one and two: the first form is used for every number without its
  // own.
  const names = locale === 'ar' ? [many, one, many] : [one, many];
  return `  ${name}: {
    name: '${names.join(' |||| ')}',
    fields: {
${fields.map((field) => `      ${field.name}: '${title(field.name)}',`).join('\n')}
    },
    sections: { main: '${one}' },
  },
`;
}

/** What the files that a resource is written to import beside it; it cannot be called like that. */
export function importedBy({ fields }: Plan, registry: string): readonly string[] {
  const nameless = { name: '', fields };
  return [definitionSource(nameless), viewSource(nameless), registry]
    .flatMap((source) => [...source.matchAll(/^import (?:type )?\{ (.+) \}/gm)])
    .flatMap(([, names = '']) => names.split(', '));
}
