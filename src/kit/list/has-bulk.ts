import type { ViewAccess } from '../access/use-access.ts';
import type { View } from '../view/view.ts';

/** Whether the current user has any use for selecting records. */
export const hasBulk = ({ definition }: View, access: ViewAccess): boolean =>
  access.delete || Object.keys(definition.actions ?? {}).length > 0;
