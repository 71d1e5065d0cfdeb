import { RequestError } from '../base/request-error.ts';
import type { ResourceHooks } from '../resources/hooks.ts';

/** A block keeps its key: documents and issued invoices look it up by that key. */
export const textHooks: ResourceHooks = {
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
