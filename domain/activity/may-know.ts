import type { Actor } from '../access.ts';
import type { Definition } from '../define.ts';
import { isSecret, mayReadAll } from '../field-access.ts';
import { fieldAt } from '../paths.ts';

/** What a parcel of an order was and is; a parcel is no field of its order. */
const OF_PARCEL = /^parcels\.\d+\.(weight|state)$/;

/** Whether a person may know that the value at a path was changed. */
export const mayKnow = (definition: Definition, path: string, actor: Actor): boolean => {
  const field = fieldAt(definition.fields, path);
  if (!field) return OF_PARCEL.test(path);
  return isSecret(field) || mayReadAll(definition.fields, [path], actor);
};
