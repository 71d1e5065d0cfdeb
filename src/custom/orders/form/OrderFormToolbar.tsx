import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { DraftWords } from '../../../kit/drafts/DraftWords.tsx';
import type { DraftState } from '../../../kit/drafts/use-draft-writer.ts';

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
      <DraftWords draft={draft} />
    </Paper>
  );
}
