import { useLanguage } from '../language/language.ts';
import { CleanMarkup } from './CleanMarkup.tsx';
import { inLanguage, isGermanOnly } from './public-contents.ts';
import { usePublicTexts } from './use-public-texts.ts';

type Props = {
  value: unknown;
  isRich?: boolean;
  /** Whether it says so if it is only there in German; by default rich texts do. */
  isFlagged?: boolean;
};

/** A text with its language; one that is only there in German says so. */
export function Localized({ value, isRich = false, isFlagged = isRich }: Props) {
  const { locale } = useLanguage();
  const { text, lang } = inLanguage(value, locale);
  if (text === '') return null;
  return (
    <div lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'}>
      {isRich ? <CleanMarkup html={text} /> : text}
      {isFlagged && isGermanOnly(value, locale) && <OnlyGerman />}
    </div>
  );
}

/** Says to a reader of another language why they read German. */
function OnlyGerman() {
  const { locale } = useLanguage();
  const { german } = usePublicTexts();
  return (
    <p className="muted small german" lang={locale} dir="auto">
      {german}
    </p>
  );
}
