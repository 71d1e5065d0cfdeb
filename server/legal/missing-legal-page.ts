import type { Locale } from '../../domain/fields.ts';
import type { LegalPageName } from '../../domain/resources/legal-pages.ts';
import { headOf, LANGUAGE_NAMES, PAGE_LOCALES, PAGE_NAMES } from './legal-page.ts';

type Texts = Readonly<Record<'title' | 'about' | 'inForce' | 'none', string>>;

const TEXTS: Readonly<Record<Locale, Texts>> = {
  de: {
    title: 'Diese Seite gibt es nicht',
    about: 'Unter dieser Adresse steht keine veröffentlichte Fassung.',
    inForce: 'In Kraft sind',
    none: 'Zurzeit ist keine Fassung veröffentlicht.',
  },
  fr: {
    title: 'Cette page n’existe pas',
    about: 'Aucune version publiée ne se trouve à cette adresse.',
    inForce: 'Sont en vigueur',
    none: 'Aucune version n’est publiée pour le moment.',
  },
  en: {
    title: 'There is no such page',
    about: 'No published version stands at this address.',
    inForce: 'In force are',
    none: 'No version is published at the moment.',
  },
  ar: {
    title: 'هذه الصفحة غير موجودة',
    about: 'لا توجد نسخة منشورة على هذا العنوان.',
    inForce: 'النسخ السارية',
    none: 'لا توجد نسخة منشورة حاليًا.',
  },
};

/** What somebody reads at an address that has no version: that there is none, and which are in force. */
export function missingLegalPage(locale: Locale, inForce: readonly LegalPageName[]): string {
  const texts = TEXTS[locale];
  // An address of only a query stays at the page that is open.
  const languages = PAGE_LOCALES.map((one) =>
    one === locale
      ? `<strong>${LANGUAGE_NAMES[one]}</strong>`
      : `<a href="?lang=${one}" hreflang="${one}" lang="${one}">${LANGUAGE_NAMES[one]}</a>`,
  );
  const links = inForce.map(
    (page) => `<li><a href="/legal/${page}?lang=${locale}">${PAGE_NAMES[locale][page]}</a></li>`,
  );
  const others =
    links.length > 0
      ? `<p>${texts.inForce}:</p>\n<ul>${links.join('')}</ul>`
      : `<p>${texts.none}</p>`;
  return `${headOf(locale, texts.title)}
<body><nav>${languages.join(' ')}</nav>
<main><h1>${texts.title}</h1>
<p class="about">${texts.about}</p>
${others}</main></body></html>
`;
}
