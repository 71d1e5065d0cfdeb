import Typography from '@mui/material/Typography';
import { isOnlyEmoji } from '../../../providers/chat/media/text-look.ts';

/** A text as it was written, in its own direction; a few emoji alone are large. */
export function TextContent({ text }: { text: string }) {
  return (
    <Typography
      dir="auto"
      sx={{
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        textAlign: 'start',
        ...(isOnlyEmoji(text) && { fontSize: '2.4rem', lineHeight: 1.3 }),
      }}
    >
      {text}
    </Typography>
  );
}
