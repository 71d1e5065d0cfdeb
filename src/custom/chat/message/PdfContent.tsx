import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import { use } from 'react';
import { useTranslate } from 'react-admin';
import { fileOf } from '../../../../domain/chat/message-content.ts';
import { isolated } from '../../../i18n/languages.ts';
import type { ContentProps } from './content-props.ts';
import { FileCard } from './FileCard.tsx';
import { FirstPage } from './FirstPage.tsx';
import { PreviewContext } from './preview-context.ts';

/** A PDF: its first page, icon, name and size, to be looked at and downloaded. */
export function PdfContent(props: ContentProps) {
  const translate = useTranslate();
  const show = use(PreviewContext);
  const label = translate('chat.message.openPdf', { name: isolated(fileOf(props).name) });
  const open = () => show(props);
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
    </>
  );
}
