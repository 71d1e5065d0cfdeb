import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { type Ref, use } from 'react';
import { useTranslate } from 'react-admin';
import { errorKey, isUnanswered } from '../../providers/call-error.ts';
import { RowRangeContext } from './row-range.ts';
import type { RowProps } from './VirtualBody.tsx';

/** The row of a record that is just being read. */
export function UnreadRow(props: RowProps) {
  return (
    <TableRow {...props} aria-busy>
      <TableCell colSpan={100}>
        <Reading />
      </TableCell>
    </TableRow>
  );
}

type CardProps = { ref: Ref<HTMLLIElement>; index: number; height: number };

/** The card of a record that is just being read. */
export function UnreadCard({ ref, index, height }: CardProps) {
  return (
    <Box
      component="li"
      ref={ref}
      data-index={index}
      aria-busy
      sx={{ boxSizing: 'border-box', height, p: 2, borderTop: 1, borderColor: 'divider' }}
    >
      <Reading />
    </Box>
  );
}

/** That a record is being read, or why it could not be. */
function Reading() {
  const failure = use(RowRangeContext)?.failure;
  const translate = useTranslate();
  if (!failure) return <Skeleton aria-label={translate('shell.loading.label')} />;
  const { error, retry } = failure;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Typography variant="body2" color="text.secondary">
        {translate(isUnanswered(error) ? 'kit.load.neverRead' : errorKey(error))}
      </Typography>
      <Button size="small" onClick={retry}>
        {translate('common.retry')}
      </Button>
    </Box>
  );
}
