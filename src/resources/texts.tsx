import { lazy } from 'react';
import { texts } from '../../domain/resources/texts.ts';
import { lazyPart } from '../kit/lazy-part.tsx';
import { viewOf } from '../kit/view/view.ts';
import { LATE_MENU } from './late-menu.ts';

const inputs = () => import('../custom/texts/PrintedTextInput.tsx');

const TextPage = lazy(() => import('../custom/texts/TextPage.tsx'));

/** The documents determine which blocks exist: users edit them, and neither add nor remove any. */
export const textsView = viewOf(texts, {
  ...LATE_MENU.texts,
  namedBy: 'key',
  list: { columns: ['key', 'text', 'note', 'updatedAt'], sort: ['key', 'ASC'] },
  form: [{ section: 'block', fields: ['key', 'text', 'note'] }],
  inputs: { key: lazyPart(inputs, 'PlaceOnDocument'), text: lazyPart(inputs, 'PrintedTextInput') },
  screens: { create: false, edit: TextPage, show: false },
});
