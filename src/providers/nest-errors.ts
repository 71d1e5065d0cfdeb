import { isObject } from '../../domain/validate.ts';

type Nested = { [key: string]: string | Nested };

/**
 * Messages by field path (`content.0.price`), nested as a form expects them. If a field is wrong
 * itself and also contains wrong ones, its own message goes under `root`, as react-hook-form
 * expects.
 */
export function nestErrors(fields: Record<string, unknown>): Nested {
  const nested: Nested = {};
  for (const [path, message] of Object.entries(fields)) {
    const parts = path.split('.');
    const last = parts.pop();
    if (last === undefined) continue;
    const inside = parts.reduce(openGroup, nested);
    const there = inside[last];
    if (isObject(there)) there.root = String(message);
    else inside[last] = String(message);
  }
  return nested;
}

function openGroup(inside: Nested, part: string): Nested {
  const there = inside[part];
  const group: Nested = isObject(there) ? there : there === undefined ? {} : { root: there };
  inside[part] = group;
  return group;
}
