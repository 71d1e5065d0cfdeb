import { useTranslate } from 'react-admin';
import { resources } from '../../../domain/resources/registry.ts';
import { choiceLabelKey } from '../../i18n/resource-labels.ts';
import type { ResourceRow } from './role-rows.ts';

const actionsOf = (resource: string): object =>
  Object.values(resources).find(({ name }) => name === resource)?.actions ?? {};

/** Says in words what a row grants: its operations, each with its scope if it has one. */
export function useGrantedText(): (row: ResourceRow) => string {
  const translate = useTranslate();
  return ({ resource, operations }) =>
    operations
      .map(({ operation, scope }) => {
        const name = Object.hasOwn(actionsOf(resource), operation)
          ? translate(`resources.${resource}.actions.${operation}`)
          : translate(`guide.operations.${operation}`);
        if (scope === 'all') return name;
        const label = choiceLabelKey('teamRoles', 'resources.operations.scope', scope);
        return `${name} (${translate(label)})`;
      })
      .join(', ');
}
