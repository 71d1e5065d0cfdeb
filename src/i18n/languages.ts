import type { Locale } from '../../domain/fields.ts';

export { isolated } from '../../domain/isolated.ts';

/** Each language in its own name, and the direction it is written in. */
export const LANGUAGES: Record<Locale, { name: string; direction: 'ltr' | 'rtl' }> = {
  en: { name: 'English', direction: 'ltr' },
  de: { name: 'Deutsch', direction: 'ltr' },
  fr: { name: 'Français', direction: 'ltr' },
  ar: { name: 'العربية', direction: 'rtl' },
};
