import type { Gif } from '../../../../domain/chat/gifs.ts';
import type { FileDraft } from '../../../providers/chat/chat.ts';

/** What is sent in the chat instead of a text. */
export type Attached = { readonly type: 'gif'; readonly content: Gif } | FileDraft;
