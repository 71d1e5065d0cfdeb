import Clear from '@mui/icons-material/Clear';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { useActor } from '../access/use-access.ts';
import { UnseenButton } from '../selection/UnseenButton.tsx';
import {
  type ActionScope,
  type BulkAction,
  isOffered,
  isOpenTo,
  recordsText,
} from '../view/bulk-action.ts';
import { useRecordName } from './NamedRecords.tsx';
import { preloadRunDialogs, RunDialogs } from './RunDialogs.tsx';
import { useFocusBack } from './use-focus-back.ts';
import { useRun } from './use-run.ts';
import { useSelectAll } from './use-select-all.ts';

type Props<R extends RaRecord> = {
  scope: ActionScope<R>;
  actions: readonly BulkAction<R>[];
  /** What else can be done with the selection: printing, exporting. */
  children?: ReactNode;
};

/**
 * The actions for the selected records. It floats over the bottom of the list, where its space is
 * always reserved: nothing shifts when the first row is ticked, and the search stays within reach.
 */
export function SelectionBar<R extends RaRecord>({ scope, actions, children }: Props<R>) {
  const { selectedIds = [] } = useListContext();
  const translate = useTranslate();
  const run = useRun<R>(scope);
  const isShown = selectedIds.length > 0;
  const place = useFocusBack({ isShown, isBusy: run.state.at !== 'idle' });
  useEffect(() => {
    if (isShown) preloadRunDialogs();
  }, [isShown]);
  return (
    <Box ref={place} sx={PLACE}>
      {isShown && (
        <Paper
          elevation={6}
          component="section"
          aria-label={translate(recordsText(scope, 'actions'))}
          sx={BAR}
        >
          <SelectedCount scope={scope} />
          {children}
          <OfferedActions
            actions={actions}
            busy={run.state.at === 'checking' || run.state.at === 'running'}
            onChoose={(action) => void run.ask(action, selectedIds)}
          />
        </Paper>
      )}
      <RunDialogs run={run} />
    </Box>
  );
}

/** The number of selected records, and buttons to select all or none. */
function SelectedCount<R extends RaRecord>({ scope }: Pick<Props<R>, 'scope'>) {
  const { selectedIds = [], total, onUnselectItems } = useListContext();
  const { selectAll, isReading, hasMore } = useSelectAll(scope);
  const translate = useTranslate();
  const name = useRecordName(scope);
  const unselect = translate(recordsText(scope, 'unselect'));
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, flex: { xs: '1 1 100%', sm: 1 } }}>
      <IconButton
        size="small"
        data-hint={unselect}
        aria-label={unselect}
        onClick={() => onUnselectItems()}
      >
        <Clear fontSize="small" />
      </IconButton>
      <Typography
        role="status"
        sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
      >
        {translate(recordsText(scope, 'selected'), { smart_count: selectedIds.length })}
      </Typography>
      <UnseenButton name={(record) => name(record as R)} />
      {hasMore && (
        <Button size="small" disabled={isReading} onClick={() => void selectAll()}>
          {translate(recordsText(scope, 'selectAll'), { total })}
        </Button>
      )}
    </Box>
  );
}

type ButtonsProps<R extends RaRecord> = Pick<Props<R>, 'actions'> & {
  busy: boolean;
  onChoose: (action: BulkAction<R>) => void;
};

/** A button for each action that the user may take on these records; the first is the main one. */
function OfferedActions<R extends RaRecord>({ actions, busy, onChoose }: ButtonsProps<R>) {
  const { data = [], selectedIds = [] } = useListContext();
  const translate = useTranslate();
  const actor = useActor();
  const selected = new Set(selectedIds);
  const rows = data.filter(({ id }) => selected.has(id));
  const offered = actions.filter(
    (action) => isOpenTo(action, actor) && isOffered(action, rows, selectedIds.length),
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, flex: { xs: '1 1 100%', sm: 'none' } }}>
      {offered.map((action, place) => (
        <Button
          key={action.verb}
          size="small"
          variant={place === 0 && !action.isDanger ? 'contained' : 'outlined'}
          color={action.isDanger ? 'error' : 'primary'}
          startIcon={<action.icon />}
          disabled={busy}
          onClick={() => onChoose(action)}
        >
          {translate(action.label)}
        </Button>
      ))}
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
