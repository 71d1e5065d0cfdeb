import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatMoment } from '../../../kit/format/format-date.ts';
import type { DraftState } from './use-draft-writer.ts';

type Props = { isSaving: boolean; draft: DraftState; backTo: string };

/** Saves or leaves, always visible, and says where unsaved input is kept in the meantime. */
export function OrderFormToolbar({ isSaving, draft, backTo }: Props) {
  const translate = useTranslate();
  return (
    <Paper
      variant="outlined"
      sx={{
        position: 'sticky',
        bottom: 12,
        zIndex: 2,
        mt: 2,
        px: { xs: 1.5, sm: 2.5 },
        py: 1.25,
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 1,
        boxShadow: 3,
      }}
    >
      <Button type="submit" variant="contained" loading={isSaving} sx={{ minWidth: 112 }}>
        {translate('ra.action.save')}
      </Button>
      <Button component={Link} to={backTo}>
        {translate('ra.action.cancel')}
      </Button>
      <Box sx={{ flex: 1 }} />
      <Typography variant="body2" color="text.secondary">
        <DraftWords draft={draft} />
      </Typography>
    </Paper>
  );
}

function DraftWords({ draft }: { draft: DraftState }) {
  const translate = useTranslate();
  switch (draft.at) {
    case 'none':
      return null;
    case 'kept': {
      const [, time = ''] = formatMoment(draft.since).split(' ');
      return <>{translate('order.draft.kept', { time: `\u2066${time}\u2069` })}</>;
    }
    case 'refused':
      return <>{translate('order.draft.refused')}</>;
    default:
      return draft satisfies never;
  }
}
