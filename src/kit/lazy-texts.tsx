import polyglotI18nProvider from 'ra-i18n-polyglot';
import { type ReactNode, useMemo } from 'react';
import { I18nContextProvider, type I18nProvider, useI18nProvider, useLocale } from 'react-admin';
import type { Locale } from '../../domain/fields.ts';
import { BehindGate, createGate } from '../providers/loading-gate.tsx';

/**
 * Texts that are loaded with the part of the product that needs them. Returns a component that adds
 * them to the others, once they are there, under a key of their own.
 *
 * @example
 * const ChatTextsProvider = lazyTexts('chat', loadChatTexts); // translate('chat.screen.title')
 */
export function lazyTexts(name: string, load: (locale: Locale) => Promise<object>) {
  const prefix = `${name}.`;
  const loaded: { -readonly [Code in Locale]?: object } = {};
  const gateOf = (locale: Locale) =>
    createGate(
      () => loaded[locale] !== undefined,
      async () => {
        loaded[locale] = await load(locale);
      },
    );
  const gates = { en: gateOf('en'), de: gateOf('de'), fr: gateOf('fr'), ar: gateOf('ar') };

  function Loaded({ children }: { children: ReactNode }) {
    const others = useI18nProvider();
    const locale = useLocale() as Locale;
    const texts = loaded[locale];
    const all = useMemo((): I18nProvider => {
      const own = polyglotI18nProvider(() => ({ [name]: texts }) as never, locale);
      return {
        ...others,
        translate: (key, options) =>
          (key.startsWith(prefix) ? own : others).translate(key, options),
      };
    }, [others, texts, locale]);
    return <I18nContextProvider value={all}>{children}</I18nContextProvider>;
  }

  return function LazyTexts({ children }: { children: ReactNode }) {
    const locale = useLocale() as Locale;
    return (
      <BehindGate gate={gates[locale]}>
        <Loaded>{children}</Loaded>
      </BehindGate>
    );
  };
}
