import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DialogFrame } from '../../../kit/dialog/DialogFrame.tsx';
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
  const { data: people, error, refetch } = useBulkPeople(ids);
  const draft = useBulkDraft(useListView().list.name);
  const { isUnsaved, restore, stored } = draft;
  const [isAsking, setAsking] = useState(false);
  const leave = isUnsaved ? () => setAsking(true) : onClose;
  return (
    <DialogFrame
      title={
        people
          ? translate('messaging.bulk.title', { smart_count: people.ids.length })
          : translate('messaging.bulk.loading')
      }
      width="lg"
      fills="phone"
      isLayer
      closeLabel={translate('common.close')}
      onClose={leave}
      surface={TALL}
    >
      {people && (stored.isReady || stored.offered) ? (
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
        draft={stored}
        named={draft.named}
        onRestore={restore}
        isUnsaved={() => isUnsaved}
      />
      {isAsking && (
        <ClosingQuestion draft={stored} onStay={() => setAsking(false)} onLeave={onClose} />
      )}
    </DialogFrame>
  );
}

const TALL = { height: { sm: 'min(860px, calc(100% - 64px))' } } as const;
