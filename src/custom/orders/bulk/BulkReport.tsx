import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Code } from '../../../kit/format/Code.tsx';
import { senderName } from '../sender-name.ts';
import type { BulkVerb } from '../stages.ts';
import type { Failure } from './bulk-state.ts';
import { hasLeft, reasonKey } from './failure-reason.ts';

type Props = {
  verb: BulkVerb;
  total: number;
  failures: readonly Failure[];
  onClose: () => void;
};

/** Which orders a bulk action could not change, and why. */
export function BulkReport({ total, failures, onClose }: Props) {
  const translate = useTranslate();
  const titleId = useId();
  const someStay = failures.some(({ reason }) => !hasLeft(reason));
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{translate('orders.bulk.reportTitle')}</DialogTitle>
      <DialogContent dividers tabIndex={0}>
        <Typography gutterBottom>
          {translate('orders.bulk.report', { done: total - failures.length, total })}
        </Typography>
        <List dense disablePadding>
          {failures.map(({ order, reason }) => (
            <ListItem key={order.id} disableGutters divider>
              <ListItemText
                primary={
                  <>
                    <bdi>{senderName(order)}</bdi> · <Code value={order.billCode} />
                  </>
                }
                secondary={translate(reasonKey(reason))}
              />
            </ListItem>
          ))}
        </List>
        {someStay && (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
            {translate('orders.bulk.stillSelected')}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} variant="contained" autoFocus>
          {translate('orders.bulk.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
