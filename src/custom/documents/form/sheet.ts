/** A sheet of paper on the screen; on a phone it fills the screen. */
export const SHEET = {
  maxWidth: 880,
  mx: 'auto',
  px: { xs: 2, sm: 6 },
  py: { xs: 2.5, sm: 5 },
  display: 'grid',
  gap: { xs: 3, sm: 4 },
  bgcolor: 'background.paper',
  border: { xs: 0, sm: 1 },
  borderColor: { xs: 'divider', sm: 'divider' },
  borderRadius: { xs: 0, sm: 1.5 },
  boxShadow: { xs: 0, sm: 2 },
  // The labels are German, and read from the left where the page does not.
  '& label, & legend, & th, & h2, & dt': { unicodeBidi: 'plaintext' },
} as const;
