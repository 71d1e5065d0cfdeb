import { ANONYMOUS } from '../../domain/access.ts';
import { mayRead } from '../../domain/field-access.ts';
import { fieldsTo, leavesOf } from '../../domain/paths.ts';
import type { Engine } from './engine.ts';
import { scopeFilters, selectRecord } from './list-records.ts';
import type { Resource } from './resource.ts';

/** Where records that everybody may read name pictures that everybody may see. */
const publicPictures = ({ definition: { fields } }: Resource): readonly string[] =>
  leavesOf(fields).flatMap(([path, field]) => {
    const isPicture =
      field.kind === 'image' || (field.kind === 'list' && field.of.kind === 'image');
    return isPicture && fieldsTo(fields, path).every((one) => mayRead(one, ANONYMOUS))
      ? [path]
      : [];
  });

/** Whether a record that may be read without a session names this picture. */
export async function isPublicPicture(
  { database, resources }: Pick<Engine, 'database' | 'resources'>,
  name: string,
): Promise<boolean> {
  for (const resource of resources.values()) {
    const scope = resource.definition.access.show(ANONYMOUS);
    if (scope === false) continue;
    const visible = scope === true ? [] : scopeFilters(scope);
    for (const path of publicPictures(resource)) {
      const filters = [...visible, { path, operator: 'eq' as const, values: [name] }];
      if (await selectRecord(database, resources, resource, { filters })) return true;
    }
  }
  return false;
}
