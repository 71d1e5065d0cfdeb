import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { type Identifier, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { type EditedKind, editorOf } from '../../../../domain/orders/document-kinds.ts';
import { recipientName, senderName } from '../../../../domain/orders/names.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { isolated } from '../../../i18n/languages.ts';
import { DialogFrame } from '../../../kit/dialog/DialogFrame.tsx';
import { useSelected } from '../../../kit/selection/selected-rows.tsx';
import { isUnread } from '../../../kit/selection/unread-row.ts';

type Props = {
  kind: EditedKind;
  /** The order in whose row the label was opened. */
  order: Order;
  onClose: () => void;
};

/**
 * The question whose label is meant, if the row is not the first selected order (specification 2.4).
 */
export default function LabelQuestion({ kind, order, onClose }: Props) {
  const { data = [] } = useListContext<Order>();
  const translate = useTranslate();
  const first = useSelected(({ ids }) => ids()[0]) ?? order.id;
  return (
    <DialogFrame
      title={translate('documents.whichLabel.title')}
      width="xs"
      isLayer
      onClose={onClose}
    >
      <DialogContent sx={{ pb: 0 }}>
        <DialogContentText>{translate('documents.whichLabel.text')}</DialogContentText>
        <List>
          <Choice
            kind={kind}
            id={first}
            order={data.find((one) => one.id === first && !isUnread(one))}
            label={translate('documents.whichLabel.first')}
            isLikeliest
            onClose={onClose}
          />
          <Choice
            kind={kind}
            id={order.id}
            order={order}
            label={translate('documents.whichLabel.row')}
            onClose={onClose}
          />
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('shell.confirm.cancel')}</Button>
      </DialogActions>
    </DialogFrame>
  );
}

type ChoiceProps = {
  kind: EditedKind;
  id: Identifier;
  /** Missing if a filter hides it; then it is not loaded here. */
  order: Order | undefined;
  label: string;
  isLikeliest?: boolean;
  onClose: () => void;
};

/** One of the two orders, with its identification. */
function Choice({ kind, id, order, label, isLikeliest = false, onClose }: ChoiceProps) {
  const texts = order && [order.billCode, senderName(order), recipientName(order)];
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        to={`${editorOf(kind).path}/${encodeURIComponent(id)}`}
        preventScrollReset
        autoFocus={isLikeliest}
        onClick={onClose}
      >
        <ListItemText
          primary={label}
          secondary={texts?.flatMap((caption) => (caption ? [isolated(caption)] : [])).join(' · ')}
        />
      </ListItemButton>
    </ListItem>
  );
}
