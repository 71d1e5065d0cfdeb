import { NOTE } from '../../../../domain/chat/message-types.ts';
import { AudioContent } from './AudioContent.tsx';
import type { ContentProps } from './content-props.ts';
import { FileContent } from './FileContent.tsx';
import { GifContent } from './GifContent.tsx';
import { LinkContent } from './LinkContent.tsx';
import { PdfContent } from './PdfContent.tsx';
import { PictureContent } from './PictureContent.tsx';
import { TextContent } from './TextContent.tsx';
import { VideoContent } from './VideoContent.tsx';

/** What a message holds, drawn by its type. The bubble around it and its time belong to the list. */
export function MessageContent(props: ContentProps) {
  const { type: kind, content } = props.message;
  switch (kind) {
    case 'text':
    case NOTE:
      return <TextContent text={content} />;
    case 'link':
      return <LinkContent content={content} />;
    case 'gif':
      return <GifContent name={content} />;
    case 'image':
      return <PictureContent {...props} />;
    case 'application/pdf':
      return <PdfContent {...props} />;
    case 'video':
      return <VideoContent {...props} />;
    case 'audio':
      return <AudioContent {...props} />;
    case 'file':
      return <FileContent {...props} />;
    default:
      // Another back end may know further types; what it calls them is only downloaded.
      kind satisfies never;
      return <FileContent {...props} />;
  }
}
