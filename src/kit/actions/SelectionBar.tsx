import Clear from '@mui/icons-material/Clear';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, Suspense, useEffect } from 'react';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { lazyPart } from '../lazy-part.tsx';
import { useSelectedIdsAround, useSelectedRows } from '../selection/selected-rows.tsx';
import { UnseenButton } from '../selection/UnseenButton.tsx';
import { type ActionScope, type BulkAction, recordsText } from '../view/bulk-action.ts';
import { useRecordName } from './NamedRecords.tsx';
import { preloadRunDialogs, RunDialogs } from './RunDialogs.tsx';
import { useFocusBack } from './use-focus-back.ts';
import { useOffered, useOfferedFor } from './use-offered.ts';
import { useRun } from './use-run.ts';
import { useSelectAll } from './use-select-all.ts';

const PhoneSelection = lazyPart(() => import('./PhoneSelection.tsx'), 'default');

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
  const selection = useSelectedRows();
  const translate = useTranslate();
  const run = useRun<R>(scope);
  const isShown = useSelectedIdsAround().length > 0;
  const place = useFocusBack({ isShown, isBusy: run.state.at !== 'idle' });
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const offeredFor = useOfferedFor<R>();
  const choose = (action: BulkAction<R>) => {
    // What is selected now: a press can come before the bar is drawn for the last tick.
    const ids = selection.ids();
    if (ids.length > 0 && offeredFor([action], ids).length > 0) void run.ask(action, ids);
  };
  const offers = {
    actions,
    busy: run.state.at === 'checking' || run.state.at === 'running',
    onChoose: choose,
  };
  useEffect(() => {
    if (isShown) preloadRunDialogs();
  }, [isShown]);
  return (
    <Box ref={place} sx={PLACE}>
      {isShown && onPhone && (
        <Suspense fallback={null}>
          <PhoneSelection scope={scope} {...offers}>
            {children}
          </PhoneSelection>
        </Suspense>
      )}
      {isShown && !onPhone && (
        <Paper
          elevation={6}
          component="section"
          aria-label={translate(recordsText(scope, 'actions'))}
          sx={BAR}
        >
          <SelectedCount scope={scope} />
          {children}
          <OfferedActions {...offers} />
        </Paper>
      )}
      <RunDialogs run={run} />
    </Box>
  );
}

/** The number of selected records, and buttons to select all or none. */
function SelectedCount<R extends RaRecord>({ scope }: Pick<Props<R>, 'scope'>) {
  const { total, onUnselectItems } = useListContext();
  const selectedIds = useSelectedIdsAround();
  const { selectAll, isReading, hasMore } = useSelectAll(scope);
  const translate = useTranslate();
  const name = useRecordName(scope);
  const unselect = translate(recordsText(scope, 'unselect'));
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, flex: 1 }}>
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
  const offered = useOffered(actions);
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
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
  bottom: 'env(safe-area-inset-bottom)',
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
