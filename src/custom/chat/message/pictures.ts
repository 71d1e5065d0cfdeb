import { createContext } from 'react';
import type { ContentProps } from './content-props.ts';

/**
 * The pictures of the conversation in their order, to walk through in the preview. Without them the
 * preview shows one picture.
 */
export const PicturesContext = createContext<readonly ContentProps[]>([]);

/** The pictures among messages. */
export const picturesAmong = (messages: readonly ContentProps[]): readonly ContentProps[] =>
  messages.filter(({ message }) => message.type === 'image');
