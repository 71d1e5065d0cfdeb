import { RequestError } from '../base/request-error.ts';
import type { ResourceHooks } from '../resources/hooks.ts';
import type { Module } from '../resources/module.ts';
import { deliverTexts } from './deliver-texts.ts';

/** A block keeps its key: documents and issued invoices look it up by that key. */
const textHooks: ResourceHooks = {
  async changing({ paths }) {
    if (paths.includes('key')) {
      throw new RequestError('transition.forbidden', {
        message: 'A text block keeps its place on the document.',
        fields: { key: { code: 'notWritable' } },
      });
    }
    return {};
  },
};

/** The text blocks of the documents. */
export const textsModule: Module = {
  name: 'texts',
  resources: { texts: { hooks: textHooks } },
  async prepare({ database, now }) {
    await deliverTexts(database, now);
    return undefined;
  },
};
