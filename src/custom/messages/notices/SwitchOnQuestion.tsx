import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../../kit/dialog/ConfirmDialog.tsx';
import { AudienceSummary } from './AudienceSummary.tsx';
import { type StoredNotice, useNoticePreview } from './use-notice-preview.ts';

type Props = {
  notice: StoredNotice;
  open: boolean;
  busy?: boolean;
  /** It is switched on by saving the form, not by the answer. */
  onceSaved?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Confirms that a notice is switched on, and shows who would get it now. */
export function SwitchOnQuestion({ notice, open, onceSaved = false, ...props }: Props) {
  const translate = useTranslate();
  const preview = useNoticePreview(notice, open);
  return (
    <ConfirmDialog
      {...props}
      open={open}
      title={translate('messaging.notices.switch.question')}
      confirmLabel={translate('messaging.notices.switch.confirm')}
      content={
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <Typography>
            <bdi>{notice.title}</bdi>
          </Typography>
          <AudienceSummary preview={preview} />
          <Typography>
            {translate(`messaging.notices.switch.${onceSaved ? 'onceSaved' : 'nothingNow'}`)}
          </Typography>
        </Box>
      }
    />
  );
}
