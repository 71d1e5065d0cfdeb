import { readContent } from '../../../../domain/chat/message-content.ts';
import type { ContentProps } from './content-props.ts';
import { TextContent } from './TextContent.tsx';

/**
 * A link that shows where it really leads. What a browser would run instead of open stays a plain
 * text.
 */
export function LinkContent(props: ContentProps) {
  const link = readContent(props.message);
  if (link.is !== 'link') return <TextContent {...props} />;
  return (
    <a href={link.href} target="_blank" rel="noopener noreferrer" dir="ltr" style={LINK}>
      {link.text}
    </a>
  );
}

const LINK = {
  display: 'inline-block',
  color: 'inherit',
  fontWeight: 500,
  overflowWrap: 'anywhere',
} as const;
