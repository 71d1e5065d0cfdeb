import { RequestError } from '../request-error.ts';
import type { ResourceHooks } from '../resources/hooks.ts';

/** A block stays the block that it is: papers and issued documents ask for it by its key. */
export const textHooks: ResourceHooks = {
  async changing({ paths }) {
    if (paths.includes('key')) {
      throw new RequestError('transition.forbidden', {
        message: 'A text block stays at its place on the paper.',
        fields: { key: { code: 'notWritable' } },
      });
    }
    return {};
  },
};
