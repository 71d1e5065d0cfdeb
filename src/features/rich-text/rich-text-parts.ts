import type { KindParts } from '../../kit/fields/kind-parts.ts';
import { RichTextCell } from './RichTextCell.tsx';
import { RichTextFieldInput } from './RichTextFieldInput.tsx';

/** Formatted text in forms and lists; editor and sanitiser are loaded with the first one. */
export const richTextParts: KindParts = { Input: RichTextFieldInput, Cell: RichTextCell };
