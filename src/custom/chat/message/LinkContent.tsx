import { linkTarget, shownAddress } from '../../../../domain/chat/links.ts';
import { TextContent } from './TextContent.tsx';

/**
 * A link that shows where it really leads. What a browser would run instead of open stays a plain
 * text.
 */
export function LinkContent({ content }: { content: string }) {
  const target = linkTarget(content);
  if (!target) return <TextContent text={content} />;
  return (
    <a href={target.href} target="_blank" rel="noopener noreferrer" dir="ltr" style={LINK}>
      {shownAddress(target)}
    </a>
  );
}

const LINK = {
  display: 'inline-block',
  color: 'inherit',
  fontWeight: 500,
  overflowWrap: 'anywhere',
} as const;
