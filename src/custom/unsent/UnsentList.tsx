import CloudOff from '@mui/icons-material/CloudOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { ToolPopover } from '../../kit/popup/ToolPopover.tsx';
import type { Unsent } from '../../providers/unsent/unsent.ts';
import type { UnsentChange } from '../../providers/unsent/unsent-change.ts';
import { blockedBy, nextToSend } from '../../providers/unsent/unsent-queue.ts';
import { UnsentLine, type UnsentState } from './UnsentLine.tsx';
import { UnsentTextsProvider } from './UnsentTextsProvider.tsx';
import { useUnsentPages } from './use-unsent-pages.ts';
import { useUnsentTexts } from './use-unsent-texts.ts';
import { noteWaiting } from './waits-here.ts';

type Props = { unsent: Unsent };

/**
 * How many changes wait, and the list of them; nothing where none does. Its texts come before they are
 * needed: they are, once there is no line.
 */
export function UnsentList({ unsent }: Props) {
  useUnsentPages(unsent);
  const changes = useSyncExternalStore(unsent.queue.subscribe, unsent.queue.all);
  const isAny = changes.length > 0;
  useEffect(() => noteWaiting(isAny), [isAny]);
  return (
    <Suspense fallback={null}>
      <UnsentTextsProvider>
        {isAny && <Badge unsent={unsent} changes={changes} />}
      </UnsentTextsProvider>
    </Suspense>
  );
}

type ListProps = Props & { changes: readonly UnsentChange[] };

function Badge({ unsent, changes }: ListProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const close = () => setAnchor(null);
  const isRejected = changes.some(({ rejection }) => rejection);
  const label = translate('unsent.badge', { count: changes.length });
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color={isRejected ? 'error' : 'warning'}
        startIcon={<CloudOff />}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ flex: 'none', minWidth: 44, minHeight: { xs: 44, sm: 32 }, px: 1 }}
      >
        {isPhone ? changes.length : label}
      </Button>
      <ToolPopover anchor={anchor} label={translate('unsent.title')} onClose={close}>
        <Box sx={PANEL}>
          <Changes unsent={unsent} changes={changes} onClose={close} />
        </Box>
      </ToolPopover>
    </>
  );
}

function Changes({ unsent, changes, onClose }: ListProps & { onClose: () => void }) {
  const translate = useTranslate();
  const { titleOf } = useUnsentTexts();
  const [discarded, setDiscarded] = useState<UnsentChange>();
  const withIt = discarded ? unsent.buildingOn(discarded) : [];
  const blocked = blockedBy(changes);
  const discard = (change: UnsentChange) => {
    setDiscarded(undefined);
    void unsent.discard(change);
  };
  const sending = unsent.sender.sending();
  const isAnyWaiting = nextToSend(changes) !== undefined;
  const stateOf = ({ place, rejection }: UnsentChange): UnsentState => {
    if (rejection) return 'rejected';
    if (place === sending) return 'sending';
    return blocked.has(place) ? 'behind' : 'waits';
  };
  return (
    <>
      <Box sx={HEAD}>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h6" component="h2" sx={ON_A_DESKTOP}>
            {translate('unsent.title')}
          </Typography>
          {isAnyWaiting && (
            <Typography variant="body2" color="text.secondary">
              {translate('unsent.order')}
            </Typography>
          )}
        </Box>
        {isAnyWaiting && (
          <Button
            variant="contained"
            size="small"
            onClick={() => void unsent.sender.sendNow()}
            sx={{ flex: 'none', minHeight: { xs: 44, sm: 0 } }}
          >
            {translate('unsent.sendNow')}
          </Button>
        )}
      </Box>
      <Box component="ul" sx={LINES}>
        {changes.map((change) => (
          <UnsentLine
            key={change.place}
            change={change}
            state={stateOf(change)}
            onSendAgain={() => void unsent.sendAgain(change)}
            onDiscard={() =>
              unsent.buildingOn(change).length > 0 ? setDiscarded(change) : discard(change)
            }
          />
        ))}
      </Box>
      {discarded && (
        <ConfirmDialog
          open
          danger
          title={translate('unsent.together.title')}
          content={
            <>
              {translate('unsent.together.text')}
              <br />
              <bdi>{withIt.map(titleOf).join(', ')}</bdi>
            </>
          }
          confirmLabel={translate('unsent.together.discard')}
          onConfirm={() => discard(discarded)}
          onClose={() => setDiscarded(undefined)}
        />
      )}
      <Box sx={{ ...ON_A_DESKTOP, textAlign: 'end', p: 1 }}>
        <Button onClick={onClose}>{translate('unsent.close')}</Button>
      </Box>
    </>
  );
}

/** A sheet has its name and its button to close at its head. */
const ON_A_DESKTOP = { display: { xs: 'none', sm: 'block' } } as const;

const PANEL = {
  display: 'flex',
  flexDirection: 'column',
  width: { xs: 'auto', sm: 440 },
  maxHeight: { xs: '85dvh', sm: '70dvh' },
} as const;

const HEAD = {
  display: 'flex',
  gap: 2,
  alignItems: 'start',
  justifyContent: 'space-between',
  p: 2,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const LINES = { listStyle: 'none', m: 0, p: 0, overflow: 'auto', flex: 1 } as const;
