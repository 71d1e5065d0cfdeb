import polyglotI18nProvider from 'ra-i18n-polyglot';
import { type ReactNode, useMemo } from 'react';
import { I18nContextProvider, type I18nProvider, useI18nProvider, useLocale } from 'react-admin';
import type { Locale } from '../../domain/fields.ts';

/**
 * Texts that are loaded with the part of the product that needs them. Returns a component that adds
 * them to the others, once they are there, under a key of their own.
 *
 * @example
 * const ChatTextsProvider = lazyTexts('chat', loadChatTexts); // translate('chat.screen.title')
 */
export function lazyTexts(name: string, load: (locale: Locale) => Promise<object>) {
  const prefix = `${name}.`;
  const loaded = new Map<string, Promise<object>>();
  /** Those that are there: nothing waits for them, not even until the next moment. */
  const ready = new Map<string, object>();

  /** One promise for each language, so that a component can wait for it. */
  const textsOf = (locale: string): Promise<object> => {
    const found = loaded.get(locale) ?? load(locale as Locale);
    loaded.set(locale, found);
    found.then(
      (texts) => ready.set(locale, texts),
      () => loaded.delete(locale),
    );
    return found;
  };

  return function LazyTexts({ children }: { children: ReactNode }) {
    const others = useI18nProvider();
    const locale = useLocale();
    const texts = ready.get(locale);
    // As a `lazy` component waits: `use` would wait for what is there, too.
    if (!texts) throw textsOf(locale);
    const all = useMemo((): I18nProvider => {
      const own = polyglotI18nProvider(() => ({ [name]: texts }) as never, locale);
      return {
        ...others,
        translate: (key, options) =>
          (key.startsWith(prefix) ? own : others).translate(key, options),
      };
    }, [others, texts, locale]);
    return <I18nContextProvider value={all}>{children}</I18nContextProvider>;
  };
}
