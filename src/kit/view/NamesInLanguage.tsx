import { type ReactNode, useContext, useMemo } from 'react';
import { type RaRecord, ResourceDefinitionContext, useLocale, useTranslate } from 'react-admin';

/** What a record is called in a language, with the labels of that language. */
export type NameInLanguage = (
  record: RaRecord,
  locale?: string,
  translate?: (key: string) => string,
) => string;

/**
 * Names the records of all resources in the language of the screen, wherever the framework and the kit
 * name one: the framework knows what a record is called, but not for whom.
 */
export function NamesInLanguage({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const translate = useTranslate();
  const known = useContext(ResourceDefinitionContext);
  const named = useMemo(() => {
    const definitions = Object.entries(known.definitions).map(([name, definition]) => {
      const represent = definition.recordRepresentation;
      if (typeof represent !== 'function') return [name, definition];
      const inLanguage: (...of: Parameters<NameInLanguage>) => ReactNode = represent;
      return [
        name,
        {
          ...definition,
          recordRepresentation: (record: RaRecord) => inLanguage(record, locale, translate),
        },
      ];
    });
    return { ...known, definitions: Object.fromEntries(definitions) };
  }, [known, locale, translate]);
  return <ResourceDefinitionContext value={named}>{children}</ResourceDefinitionContext>;
}
