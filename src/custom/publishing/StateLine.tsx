import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'react-admin';
import { fieldLabelKey } from '../../i18n/resource-labels.ts';
import { renderValue } from '../../kit/fields/render-value.tsx';
import { useView } from '../../kit/view/use-view.ts';

/** Whether the public sees a content, at the head of its page and its form. */
export function StateLine() {
  const translate = useTranslate();
  const view = useView();
  const record = useRecordContext();
  if (!record) return null;
  return (
    <Box sx={LINE}>
      <Typography variant="body2" component="span" color="text.secondary">
        {translate(fieldLabelKey(view.definition.name, 'state'))}
      </Typography>
      {renderValue(view, 'state', record)}
    </Box>
  );
}

const LINE = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 24,
  px: { xs: 2, sm: 3 },
  pt: { xs: 2, sm: 3 },
} as const;
