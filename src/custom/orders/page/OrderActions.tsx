import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { commands, type Order } from '../../../../domain/resources/commands.ts';
import { useAccess } from '../../../kit/access/use-access.ts';
import { ActionButton } from '../../../kit/actions/ActionButton.tsx';
import { DeleteOrder } from './DeleteOrder.tsx';

/** The actions possible for an order in its current state: edit, move or delete it. */
export function OrderActions({ order }: { order: Order }) {
  const translate = useTranslate();
  const access = useAccess(commands);
  const [isDeleting, setDeleting] = useState(false);
  return (
    <Box
      role="group"
      aria-label={translate('order.page.actions')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        '& > .MuiButton-text:not(.MuiButton-colorError)': {
          border: 1,
          borderColor: 'divider',
          px: 1.25,
        },
      }}
    >
      {access.edit && (
        <Button
          size="small"
          variant="contained"
          startIcon={<EditOutlined />}
          component={Link}
          to={`/commands/${encodeURIComponent(order.id)}`}
        >
          {translate('ra.action.edit')}
        </Button>
      )}
      {access.verbsFor(order).map((verb) => (
        <ActionButton key={verb} verb={verb} />
      ))}
      {access.delete && (
        <Button
          size="small"
          color="error"
          startIcon={<DeleteOutlined />}
          sx={{ marginInlineStart: { sm: 'auto' } }}
          onClick={() => setDeleting(true)}
        >
          {translate('ra.action.delete')}
        </Button>
      )}
      <DeleteOrder order={order} open={isDeleting} onClose={() => setDeleting(false)} />
    </Box>
  );
}
