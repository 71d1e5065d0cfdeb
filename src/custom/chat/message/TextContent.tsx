import { isOnlyEmoji } from '../../../providers/chat/media/text-look.ts';
import type { ContentProps } from './content-props.ts';

/**
 * A text as it was written, in its own direction; a few emoji alone are large. It is a plain element,
 * because thousands of them pass by.
 */
export function TextContent({ message: { content: text } }: ContentProps) {
  return (
    <p dir="auto" style={isOnlyEmoji(text) ? LARGE : TEXT}>
      {text}
    </p>
  );
}

const TEXT = {
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  textAlign: 'start',
} as const;

const LARGE = { ...TEXT, fontSize: '2.4rem', lineHeight: 1.3 } as const;
