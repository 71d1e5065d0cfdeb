import Clear from '@mui/icons-material/Clear';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import type { Order } from '../../../domain/resources/commands.ts';
import { useFocusBack } from '../../kit/list/keyboard/use-focus-back.ts';
import { UnseenButton } from '../../kit/selection/UnseenButton.tsx';
import { PrintSelectionButton } from '../documents/lists/PrintButton.tsx';
import { BulkButtons } from './bulk/BulkButtons.tsx';
import { BulkDialogs } from './bulk/BulkDialogs.tsx';
import { useBulkAction } from './bulk/use-bulk-action.ts';
import { ExportButton } from './list-tools/export/ExportButton.tsx';
import { OrderName } from './OrderName.tsx';
import type { OrderListConfig } from './stages.ts';
import { useSelectAll } from './use-select-all.ts';

/**
 * The actions for the selected orders. It floats over the bottom of the list, where its space is always
 * reserved: nothing moves when the first row is ticked, and the search stays within reach.
 */
export function SelectionBar({ stage }: { stage: OrderListConfig }) {
  const { selectedIds = [] } = useListContext();
  const translate = useTranslate();
  const bulk = useBulkAction(stage);
  const isShown = selectedIds.length > 0;
  const place = useFocusBack({ isShown, isBusy: bulk.state.at !== 'idle' });
  return (
    <Box ref={place} sx={PLACE}>
      {isShown && (
        <Paper
          elevation={6}
          component="section"
          aria-label={translate('orders.list.actions')}
          sx={BAR}
        >
          <SelectedCount stage={stage} />
          {stage.resource === undefined && <PrintSelectionButton stage={stage} />}
          {!stage.resource && <ExportButton stage={stage} ids={selectedIds} />}
          <BulkButtons
            verbs={stage.bulk}
            busy={bulk.state.at === 'checking' || bulk.state.at === 'running'}
            onChoose={(verb) => bulk.ask(verb, selectedIds)}
          />
        </Paper>
      )}
      <BulkDialogs bulk={bulk} />
    </Box>
  );
}

/** The number of selected orders, and buttons to select all or none. */
function SelectedCount({ stage }: { stage: OrderListConfig }) {
  const { selectedIds = [], total, onUnselectItems } = useListContext();
  const { selectAll, isReading, hasMore } = useSelectAll(stage);
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, flex: { xs: '1 1 100%', sm: 1 } }}>
      <Tooltip title={translate('orders.list.unselect')}>
        <IconButton
          size="small"
          aria-label={translate('orders.list.unselect')}
          onClick={() => onUnselectItems()}
        >
          <Clear fontSize="small" />
        </IconButton>
      </Tooltip>
      <Typography
        role="status"
        sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
      >
        {translate('orders.list.selected', { smart_count: selectedIds.length })}
      </Typography>
      <UnseenButton name={(order) => <OrderName order={order as Order} />} />
      {hasMore && (
        <Button size="small" disabled={isReading} onClick={() => void selectAll()}>
          {translate('orders.list.selectAll', { total })}
        </Button>
      )}
    </Box>
  );
}

const PLACE = {
  position: 'sticky',
  bottom: 0,
  zIndex: 4,
  minHeight: 72,
  py: 1,
  pointerEvents: 'none',
} as const;

const BAR = {
  pointerEvents: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 1.5,
  py: 1,
  borderRadius: 2,
  border: 1,
  borderColor: 'divider',
} as const;
