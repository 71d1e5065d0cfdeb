import { richTextParts } from '../features/rich-text/rich-text-parts.ts';
import type { FieldKinds } from '../kit/fields/kind-parts.ts';

/** How the kinds of fields are edited and shown that bring a large library along. */
export const fieldKinds: FieldKinds = { richText: richTextParts };
