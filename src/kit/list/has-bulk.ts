import type { ViewAccess } from '../access/use-access.ts';
import type { View } from '../view.ts';

/** Whether selecting records is of any use to the person who looks. */
export const hasBulk = ({ definition }: View, access: ViewAccess): boolean =>
  access.delete || Object.keys(definition.actions ?? {}).length > 0;
