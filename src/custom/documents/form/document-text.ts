import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { TranslationMessages } from 'react-admin';
import { documents } from '../../../i18n/document-editor/de.ts';
import { editor } from '../../../i18n/document-questions/de.ts';
import { firstResources as resources } from '../../../i18n/first-resources/de.ts';
import { order } from '../../../i18n/order/de.ts';
import { ra } from '../../../i18n/react-admin/de.ts';

const texts: object = { ra, documents, editor, order, resources };
const german = polyglotI18nProvider(() => texts as TranslationMessages, 'de');

/**
 * A label of a document, in the language in which it is printed, whatever the person's own: the editor
 * is the document to write on. What the product shows the person about it is in theirs.
 */
export const documentText = (key: string, args?: Readonly<Record<string, unknown>>): string =>
  german.translate(key, args);
