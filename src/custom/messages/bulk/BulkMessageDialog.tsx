import Close from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useBackCloses } from '../../../kit/dialog/use-back-closes.ts';
import { useFocusReturn } from '../../../kit/dialog/use-focus-return.ts';
import { ClosingQuestion, DraftProtection } from '../../../kit/drafts/DraftProtection.tsx';
import { LoadFailure } from '../../../kit/failure/LoadFailure.tsx';
import type { ScreenProps } from '../../../kit/view/bulk-action.ts';
import { useListView } from '../../../kit/view/list-view.ts';
import { MessagingTextsProvider } from '../MessagingTextsProvider.tsx';
import { BulkMessageForm } from './BulkMessageForm.tsx';
import { type BulkDecisions, useBulkDraft } from './use-bulk-draft.ts';
import { useBulkPeople } from './use-bulk-people.ts';

/** Writes to the customers of the selected orders, each once: by SMS, WhatsApp or the agency. */
export default function BulkMessageDialog(props: ScreenProps) {
  return (
    <MessagingTextsProvider>
      <Frame {...props} />
    </MessagingTextsProvider>
  );
}

function Frame({ ids, onClose, onDone }: ScreenProps) {
  const translate = useTranslate();
  const titleId = useId();
  const isNarrow = useMediaQuery('(max-width:599.95px)');
  const { data: people, error, refetch } = useBulkPeople(ids);
  const draft = useBulkDraft(useListView().list.name);
  const { isUnsaved, restore, kept } = draft;
  const [isAsking, setAsking] = useState(false);
  const leave = isUnsaved ? () => setAsking(true) : onClose;
  useBackCloses(true, leave);
  const close = translate('common.close');
  return (
    <Dialog
      open
      onClose={leave}
      aria-labelledby={titleId}
      maxWidth="lg"
      fullWidth
      fullScreen={isNarrow}
      slotProps={{ paper: { sx: { height: { sm: 'min(860px, calc(100% - 64px))' } } } }}
    >
      <DialogTitle id={titleId} sx={{ paddingInlineEnd: 7 }}>
        {people
          ? translate('messaging.bulk.title', { smart_count: people.ids.length })
          : translate('messaging.bulk.loading')}
      </DialogTitle>
      <IconButton aria-label={close} data-hint={close} onClick={leave} sx={CORNER}>
        <Close />
      </IconButton>
      {people && (kept.isReady || kept.offered) ? (
        <BulkMessageForm draft={draft} people={people} onClose={leave} onSent={onDone} />
      ) : (
        <DialogContent>
          {error ? (
            <LoadFailure error={error} onRetry={() => void refetch()} />
          ) : (
            <Skeleton variant="rounded" height={420} />
          )}
        </DialogContent>
      )}
      <DraftProtection<BulkDecisions, object>
        draft={kept}
        named={draft.named}
        onRestore={restore}
        isUnsaved={() => isUnsaved}
      />
      {isAsking && (
        <ClosingQuestion draft={kept} onStay={() => setAsking(false)} onLeave={onClose} />
      )}
      <FocusReturn />
    </Dialog>
  );
}

const CORNER = { position: 'absolute', top: 12, insetInlineEnd: 12 } as const;

/** Inside the dialog, so that it is the last to leave the page. */
function FocusReturn() {
  useFocusReturn();
  return null;
}
