import Clear from '@mui/icons-material/Clear';
import MoreVert from '@mui/icons-material/MoreVert';
import SelectAll from '@mui/icons-material/SelectAll';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { MoreToolsContext } from '../popup/more-tools.ts';
import { SheetLine } from '../popup/SheetLine.tsx';
import { ToolPopover } from '../popup/ToolPopover.tsx';
import { useSelectedIdsAround } from '../selection/selected-rows.tsx';
import { UnseenButton } from '../selection/UnseenButton.tsx';
import { type ActionScope, type BulkAction, recordsText } from '../view/bulk-action.ts';
import { useRecordName } from './NamedRecords.tsx';
import { useOffered } from './use-offered.ts';
import { useSelectAll } from './use-select-all.ts';

type Props<R extends RaRecord> = {
  scope: ActionScope<R>;
  actions: readonly BulkAction<R>[];
  busy: boolean;
  onChoose(action: BulkAction<R>): void;
  children?: ReactNode;
};

/** So many actions stand in the bar; all others are under 'More'. */
const IN_BAR = 2;

/**
 * The actions for the selected records on a phone: one low line with their number and the two actions
 * that come first, and a sheet with all that can be done.
 */
export default function PhoneSelection<R extends RaRecord>(props: Props<R>) {
  const { scope, actions, busy, onChoose } = props;
  const { onUnselectItems } = useListContext();
  const selectedIds = useSelectedIdsAround();
  const offered = useOffered(actions);
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [button, setButton] = useState<HTMLElement | null>(null);
  return (
    <>
      <Paper
        elevation={6}
        component="section"
        aria-label={translate(recordsText(scope, 'actions'))}
        sx={BAR}
      >
        <IconButton
          aria-label={translate(recordsText(scope, 'unselect'))}
          onClick={() => onUnselectItems()}
        >
          <Clear fontSize="small" />
        </IconButton>
        <Typography role="status" variant="body2" sx={COUNT}>
          {translate(recordsText(scope, 'selected'), { smart_count: selectedIds.length })}
        </Typography>
        {offered.slice(0, IN_BAR).map((action, place) => (
          <Button
            key={action.verb}
            size="small"
            variant={place === 0 && !action.isDanger ? 'contained' : 'outlined'}
            color={action.isDanger ? 'error' : 'primary'}
            disabled={busy}
            onClick={() => onChoose(action)}
            sx={IN_TWO_LINES}
          >
            {translate(action.label)}
          </Button>
        ))}
        <IconButton
          ref={setButton}
          aria-label={translate('kit.list.moreActions')}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <MoreVert />
        </IconButton>
      </Paper>
      {button && (
        <ToolPopover
          anchor={anchor}
          label={translate(recordsText(scope, 'selected'), { smart_count: selectedIds.length })}
          onClose={() => setAnchor(null)}
          // A tool that has begun something goes on.
          keepMounted
        >
          <MoreToolsContext value={{ button, close: () => setAnchor(null) }}>
            <Everything {...props} offered={offered} onDone={() => setAnchor(null)} />
          </MoreToolsContext>
        </ToolPopover>
      )}
    </>
  );
}

type EverythingProps<R extends RaRecord> = Pick<
  Props<R>,
  'scope' | 'busy' | 'onChoose' | 'children'
> & {
  offered: readonly BulkAction<R>[];
  onDone: () => void;
};

/** All that can be done with the selection, one below the other; what deletes comes last. */
function Everything<R extends RaRecord>(props: EverythingProps<R>) {
  const { scope, busy, onChoose, children, offered, onDone } = props;
  const { total } = useListContext();
  const { selectAll, isReading, hasMore } = useSelectAll(scope);
  const translate = useTranslate();
  const name = useRecordName(scope);
  const line = (action: BulkAction<R>) => (
    <SheetLine
      key={action.verb}
      startIcon={<action.icon />}
      color={action.isDanger ? 'error' : 'primary'}
      disabled={busy}
      onClick={() => {
        onDone();
        onChoose(action);
      }}
    >
      {translate(action.label)}
    </SheetLine>
  );
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', py: 1 }}>
      {hasMore && (
        <SheetLine startIcon={<SelectAll />} disabled={isReading} onClick={() => void selectAll()}>
          {translate(recordsText(scope, 'selectAll'), { total })}
        </SheetLine>
      )}
      <UnseenButton name={(record) => name(record as R)} />
      {offered.filter(({ isDanger }) => !isDanger).map(line)}
      {children}
      {offered.filter(({ isDanger }) => isDanger).map(line)}
    </Box>
  );
}

const BAR = {
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  px: 0.5,
  height: 56,
  borderRadius: 2,
  border: 1,
  borderColor: 'divider',
} as const;

const COUNT = {
  flex: '1 1 0',
  minWidth: 'min-content',
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
} as const;

/** A label has two lines of room, so that the bar stays one line in every language. */
const IN_TWO_LINES = {
  flex: '0 1 auto',
  // As narrow as its longest word, which is never broken.
  minWidth: 'min-content',
  maxWidth: 112,
  px: 0.75,
  lineHeight: 1.15,
  fontSize: '0.75rem',
} as const;
