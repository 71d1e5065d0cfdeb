import type { Message } from '../../../../domain/chat/message.ts';

const LINE = 22;
const CHARACTERS_OF_LINE = 44;
/** Everything of a bubble but its text: padding, the line of the time and the gap before it. */
const AROUND = 46;
const MOST_OF_PICTURE = 320;
const USUAL_PICTURE = 180;
const OTHERS = { audio: 60, file: 56, gif: 160, 'application/pdf': 200 } as const;

/** About how many pixels a message takes, until it is drawn. It is asked for thousands, and only counts. */
export function estimatedHeight(message: Message['message'] | undefined): number {
  if (!message) return AROUND + LINE;
  switch (message.type) {
    case 'image':
    case 'video':
      return AROUND + pictureHeight(message);
    case 'audio':
    case 'file':
    case 'gif':
    case 'application/pdf':
      return AROUND + OTHERS[message.type];
    default:
      return AROUND + LINE * Math.ceil(message.content.length / CHARACTERS_OF_LINE);
  }
}

function pictureHeight({ width, height }: { width?: number; height?: number }): number {
  if (!width || !height) return USUAL_PICTURE;
  return height * Math.min(1, MOST_OF_PICTURE / width, MOST_OF_PICTURE / height);
}
