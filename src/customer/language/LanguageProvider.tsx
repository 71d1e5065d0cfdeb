import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Locale } from '../../../domain/fields.ts';
import { ignoringFailure } from '../../../domain/ignoring-failure.ts';
import { loadCustomerTexts } from '../../i18n/customer/catalogues.ts';
import type { CustomerTexts } from '../../i18n/customer/en.ts';
import { CUSTOMER_PREFIX } from '../../providers/session.ts';
import { LanguageContext, showLanguage } from './language.ts';

const STORED = `${CUSTOMER_PREFIX}locale`;

/** The language that was chosen on this device, if one was. */
export const storedLocale = (): string | null => localStorage.getItem(STORED);

type Props = { locale: Locale; texts: CustomerTexts; children: ReactNode };

/** Shows the page in a language; another one takes its place when its texts are there. */
export function LanguageProvider({ locale: first, texts, children }: Props) {
  const [shown, setShown] = useState({ locale: first, texts });
  useEffect(() => showLanguage(shown.locale), [shown.locale]);
  const language = useMemo(
    () => ({
      ...shown,
      change: (locale: Locale) => {
        localStorage.setItem(STORED, locale);
        void ignoringFailure(
          loadCustomerTexts(locale).then((next) => setShown({ locale, texts: next })),
          'The page stays as it is; the choice holds for the next visit.',
        );
      },
    }),
    [shown],
  );
  return <LanguageContext value={language}>{children}</LanguageContext>;
}
