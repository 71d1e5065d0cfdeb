import { useTranslate } from 'react-admin';
import { LANGUAGES } from '../../i18n/languages.ts';
import { fieldLabel } from '../../kit/view/field-label.ts';
import { useView } from '../../kit/view/use-view.ts';
import { languageOf } from './table-texts.ts';

/** What a place of a record is called: the label of its field, with the language of a text in several. */
export function usePlaceLabel(): (path: string) => string {
  const view = useView();
  const translate = useTranslate();
  return (path) => {
    const [of, locale] = languageOf(path);
    const label = fieldLabel(view, of, { translate, isDense: false });
    return locale ? `${label} (${LANGUAGES[locale].name})` : label;
  };
}
