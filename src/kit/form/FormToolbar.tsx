import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { DraftTexts } from '../drafts/DraftTexts.tsx';
import type { DraftState } from '../drafts/use-draft-writer.ts';

type Props = {
  isSaving: boolean;
  draft: DraftState;
  /** Where leaving the form leads; a form that is the whole page has no button for it. */
  backTo?: string | undefined;
  /** Further buttons, for the end of the line. */
  children?: ReactNode;
};

/** Saves or leaves a form, always visible, and shows where unsaved input is stored in the meantime. */
export function FormToolbar({ isSaving, draft, backTo, children }: Props) {
  const translate = useTranslate();
  return (
    <Paper
      variant="outlined"
      sx={{
        position: 'sticky',
        // At the very edge: what scrolls under it is not seen again below it.
        bottom: 0,
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
      {backTo === undefined ? null : (
        <Button component={Link} to={backTo}>
          {translate('ra.action.cancel')}
        </Button>
      )}
      <Box sx={{ flex: 1 }} />
      <DraftTexts draft={draft} />
      {children}
    </Paper>
  );
}
