import { type ReactNode, useContext, useMemo } from 'react';
import { ResourceDefinitionContext, useLocale } from 'react-admin';

/**
 * Names the records of all resources in the language of the screen, wherever the framework and the kit
 * name one: the framework knows what a record is called, but not for whom.
 */
export function NamesInLanguage({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const known = useContext(ResourceDefinitionContext);
  const named = useMemo(() => {
    const definitions = Object.entries(known.definitions).map(([name, definition]) => {
      const represent = definition.recordRepresentation;
      if (typeof represent !== 'function') return [name, definition];
      const inLanguage: (record: unknown, locale?: string) => ReactNode = represent;
      return [
        name,
        { ...definition, recordRepresentation: (record: unknown) => inLanguage(record, locale) },
      ];
    });
    return { ...known, definitions: Object.fromEntries(definitions) };
  }, [known, locale]);
  return <ResourceDefinitionContext value={named}>{children}</ResourceDefinitionContext>;
}
