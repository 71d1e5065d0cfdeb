import polyglotI18nProvider from 'ra-i18n-polyglot';
import { type ReactNode, use, useMemo } from 'react';
import { I18nContextProvider, type I18nProvider, useI18nProvider, useLocale } from 'react-admin';
import type { Locale } from '../../../domain/fields.ts';
import { loadChatTexts } from '../../i18n/chat/catalogues.ts';

const PREFIX = 'chat.';

const loaded = new Map<string, ReturnType<typeof loadChatTexts>>();

/** One promise for each language, so that a component can wait for it. */
function textsOf(locale: string): ReturnType<typeof loadChatTexts> {
  const found = loaded.get(locale) ?? loadChatTexts(locale as Locale);
  loaded.set(locale, found);
  found.catch(() => loaded.delete(locale));
  return found;
}

/** Adds the texts of the chat to the others, once they are loaded: `translate('chat.screen.title')`. */
export function ChatTextsProvider({ children }: { children: ReactNode }) {
  const others = useI18nProvider();
  const locale = useLocale();
  const chat = use(textsOf(locale));
  const all = useMemo((): I18nProvider => {
    const own = polyglotI18nProvider(() => ({ chat }) as never, locale);
    return {
      ...others,
      translate: (key, options) => (key.startsWith(PREFIX) ? own : others).translate(key, options),
    };
  }, [others, chat, locale]);
  return <I18nContextProvider value={all}>{children}</I18nContextProvider>;
}
