import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { isolated } from '../../i18n/languages.ts';
import { formatMoment } from '../format/dates.ts';
import type { DraftState } from './use-draft-writer.ts';

/** Where unsaved input is stored. */
export function DraftTexts({ draft }: { draft: DraftState }) {
  const translate = useTranslate();
  if (draft.at === 'none') return null;
  const [, time = ''] = draft.at === 'stored' ? formatMoment(draft.since).split(' ') : [];
  return (
    <Typography variant="body2" color="text.secondary" noWrap sx={{ minWidth: 0 }}>
      {draft.at === 'stored'
        ? translate('kit.draft.stored', { time: isolated(time, 'ltr') })
        : translate('kit.draft.rejected')}
    </Typography>
  );
}
