import { createContext } from 'react';
import type { ContentProps } from './content-props.ts';

/** Opens a picture or a PDF over the conversation. */
export const PreviewContext = createContext<(shown: ContentProps) => void>(() => undefined);
