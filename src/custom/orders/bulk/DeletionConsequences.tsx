import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { EDITED_KINDS, editorOf } from '../../../../domain/orders/document-kinds.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { useRetentionLimit } from '../../../providers/use-retention-limit.ts';
import { useHasBin } from '../bin/use-has-bin.ts';
import { useIssuedCount } from './issued-count.ts';

/** What is deleted along with these orders, what is preserved, and how long they can be restored. */
export default function DeletionConsequences({ orders }: { orders: readonly Order[] }) {
  const translate = useTranslate();
  const hasBin = useHasBin();
  const days = useRetentionLimit('bin');
  const documents = EDITED_KINDS.toReversed()
    .map((kind) => {
      const { list, flag } = editorOf(kind);
      return { list, count: orders.filter((order) => order[flag]).length };
    })
    .filter(({ count }) => count > 0)
    .map(({ list, count }) => translate(`orders.deletion.${list}`, { smart_count: count }));
  const { count: issued = 0, isUnknown } = useIssuedCount(orders);
  return (
    <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5, '& > li + li': { mt: 0.5 } }}>
      {documents.length > 0 && (
        <Typography component="li" variant="body2">
          {translate('orders.deletion.documents', { documents: documents.join(' · ') })}
        </Typography>
      )}
      {issued > 0 && (
        <Typography component="li" variant="body2">
          {translate('orders.deletion.invoices', { smart_count: issued })}
        </Typography>
      )}
      {isUnknown && (
        <Typography component="li" variant="body2">
          {translate('orders.deletion.invoicesUnknown')}
        </Typography>
      )}
      {hasBin === false && (
        <Typography component="li" variant="body2">
          {translate('orders.deletion.forGood')}
        </Typography>
      )}
      {hasBin && typeof days === 'number' && (
        <Typography component="li" variant="body2">
          {translate('orders.deletion.bin', { smart_count: days })}
        </Typography>
      )}
    </Box>
  );
}
