import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import IconButton from '@mui/material/IconButton';
import type { MouseEvent } from 'react';
import { useToast } from '../../kit/notices/use-notice.tsx';

type Props = { label: string; text: string };

/** Copies a text, and says so; a row around it is not opened. */
export function CopyButton({ label, text }: Props) {
  const toast = useToast();
  const copy = async (event: MouseEvent) => {
    event.stopPropagation();
    try {
      await navigator.clipboard.writeText(text);
      toast('legal.copied');
    } catch {
      // Browsers have a clipboard on secure addresses only, and may deny it.
      toast('legal.notCopied', { type: 'warning', args: { text } });
    }
  };
  return (
    <IconButton size="small" aria-label={label} data-hint={label} onClick={(e) => void copy(e)}>
      <ContentCopyOutlined sx={{ fontSize: '1rem' }} />
    </IconButton>
  );
}
