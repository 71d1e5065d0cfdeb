import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { isPhonePhoto } from '../../../../domain/chat/attachments.ts';
import { fileOf } from '../../../../domain/chat/message-content.ts';
import type { ContentProps } from './content-props.ts';
import { FileCard } from './FileCard.tsx';
import { PhonePhoto } from './PhonePhoto.tsx';

/** A file that browsers do not show: it can only be downloaded. A phone photo is shown where it can be. */
export function FileContent(props: ContentProps) {
  const translate = useTranslate();
  const { name, mediaType: type } = fileOf(props);
  const isPhoto = isPhonePhoto({ name, type });
  return (
    <>
      {isPhoto && <PhonePhoto {...props} />}
      <FileCard {...props} />
      {isPhoto && (
        <Typography variant="caption" component="p" sx={{ mt: 0.5, textAlign: 'start' }}>
          {translate('chat.message.phonePhoto')}
        </Typography>
      )}
    </>
  );
}
