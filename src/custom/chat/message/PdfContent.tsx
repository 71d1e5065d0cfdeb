import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type ContentProps, fileNameOf } from './content-props.ts';
import { FileCard } from './FileCard.tsx';
import { FirstPage } from './FirstPage.tsx';

const PdfPreview = lazy(() => import('./PdfPreview.tsx'));

/** A PDF: its first page, icon, name and size, to be looked at and downloaded. */
export function PdfContent(props: ContentProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const label = translate('chat.message.openPdf', { name: `\u2068${fileNameOf(props)}\u2069` });
  const open = () => setOpen(true);
  return (
    <>
      <FirstPage {...props} label={label} onOpen={open} />
      <FileCard {...props}>
        <IconButton
          color="inherit"
          aria-label={label}
          data-hint={translate('chat.message.openShort')}
          aria-haspopup="dialog"
          onClick={open}
        >
          <VisibilityOutlined />
        </IconButton>
      </FileCard>
      {isOpen && (
        <Suspense>
          <PdfPreview {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
