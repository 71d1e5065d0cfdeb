import polyglotI18nProvider from 'ra-i18n-polyglot';
import { type ReactNode, useMemo } from 'react';
import { I18nContextProvider, type I18nProvider, useI18nProvider, useLocale } from 'react-admin';
import type { Locale } from '../../domain/fields.ts';
import { BehindGate, createGate } from '../providers/loading-gate.tsx';

type Loaded = { readonly texts: object; readonly labels: object };

/**
 * Texts that are loaded with the part of the product that needs them. Returns a component that adds
 * them to the others, once they are there, under a key of their own; and the labels of resources whose
 * views come with this part, under the names of the resources.
 *
 * @example
 * const ChatTextsProvider = lazyTexts('chat', loadChatTexts); // translate('chat.screen.title')
 */
export function lazyTexts(
  name: string,
  load: (locale: Locale) => Promise<object>,
  loadLabels: (locale: Locale) => Promise<object> = async () => ({}),
) {
  const loaded: { -readonly [Code in Locale]?: Loaded } = {};
  const gateOf = (locale: Locale) =>
    createGate(
      () => loaded[locale] !== undefined,
      async () => {
        const [texts, labels] = await Promise.all([load(locale), loadLabels(locale)]);
        loaded[locale] = { texts, labels };
      },
    );
  const gates = { en: gateOf('en'), de: gateOf('de'), fr: gateOf('fr'), ar: gateOf('ar') };

  function WithLoaded({ children }: { children: ReactNode }) {
    const others = useI18nProvider();
    const locale = useLocale() as Locale;
    const own = loaded[locale];
    const all = useMemo((): I18nProvider => {
      const { texts = {}, labels = {} } = own ?? {};
      const prefixes = [
        `${name}.`,
        ...Object.keys(labels).map((resource) => `resources.${resource}.`),
      ];
      const provider = polyglotI18nProvider(
        () => ({ [name]: texts, resources: labels }) as never,
        locale,
      );
      return {
        ...others,
        translate: (key, options) =>
          (prefixes.some((prefix) => key.startsWith(prefix)) ? provider : others).translate(
            key,
            options,
          ),
      };
    }, [others, own, locale]);
    return <I18nContextProvider value={all}>{children}</I18nContextProvider>;
  }

  return function LazyTexts({ children }: { children: ReactNode }) {
    const locale = useLocale() as Locale;
    return (
      <BehindGate gate={gates[locale]}>
        <WithLoaded>{children}</WithLoaded>
      </BehindGate>
    );
  };
}
