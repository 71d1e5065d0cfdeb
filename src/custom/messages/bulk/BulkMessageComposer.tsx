import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ClosingQuestion, DraftProtection } from '../../../kit/drafts/DraftProtection.tsx';
import { LoadFailure } from '../../../kit/failure/LoadFailure.tsx';
import type { CampaignProgress } from '../../../providers/broadcast-methods.ts';
import { ChatTextsProvider } from '../../chat/ChatTextsProvider.tsx';
import { BroadcastResult } from '../dialog/BroadcastResult.tsx';
import { type Addressee, peopleOf } from '../dialog/customers-of.ts';
import { MessageFrame } from '../dialog/MessageFrame.tsx';
import { MessagingTextsProvider } from '../MessagingTextsProvider.tsx';
import { BulkMessageForm } from './BulkMessageForm.tsx';
import { type BulkDecisions, useBulkDraft } from './use-bulk-draft.ts';
import { useBulkSending } from './use-bulk-sending.ts';

type Props = {
  /** The heading; without it, to how many it goes. */
  title?: string;
  /** Whose drafts are offered. */
  listName: string;
  /** What it begins with: how it is sent, and with which template. */
  start: BulkDecisions;
  /** Nothing while they are read. */
  customers: readonly Addressee[] | undefined;
  failure?: { readonly error: unknown; readonly retry: () => void };
  /** Whether it stands over a page without an address of its own. */
  isLayer: boolean;
  onUnselect: (customer: Addressee) => void;
  /** It has been sent; it is still open, to show the result. */
  onSent?: () => void;
  onClose: () => void;
};

/** What a message in the chat begins with: a text of one's own. */
export const IN_THE_CHAT: BulkDecisions = { kind: 'broadcast', template: null };

/** A message to many customers: whom it goes to, what it says and how, and then how far it has come. */
export function BulkMessageComposer(props: Props) {
  return (
    <MessagingTextsProvider>
      <ChatTextsProvider>
        <Composer {...props} />
      </ChatTextsProvider>
    </MessagingTextsProvider>
  );
}

function Composer({ listName, start, customers, failure, isLayer, onClose, ...props }: Props) {
  const translate = useTranslate();
  const draft = useBulkDraft(listName, start);
  const { kind, isUnsaved, restore, stored, templates } = draft;
  const [isAsking, setAsking] = useState(false);
  const [sent, setSent] = useState<CampaignProgress>();
  const isOver = useRef(false);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  // At an address of its own, the question belongs to the way to the next one.
  const leave = isUnsaved && isLayer && !sent ? () => setAsking(true) : onClose;
  const finish = (campaign: CampaignProgress | undefined) => {
    isOver.current = true;
    props.onSent?.();
    if (campaign) setSent(campaign);
    // Whoever has left meanwhile stays where they are.
    else if (isOpen.current) onClose();
  };
  const people = useMemo(() => peopleOf(customers ?? []), [customers]);
  const sending = useBulkSending({ draft, people }, finish);
  const unselect = (customer: Addressee) => {
    props.onUnselect(customer);
    if (customers?.length !== 1) return;
    // Without anybody it closes unasked; what was typed is offered next time.
    isOver.current = true;
    onClose();
  };
  const counted = customers
    ? translate('messaging.bulk.title', { smart_count: customers.length })
    : translate('messaging.bulk.loading');
  const isReady = (stored.isReady || stored.offered) && !templates.isPending;
  return (
    <MessageFrame
      title={props.title ?? counted}
      isLayer={isLayer}
      isTall={!sent}
      takesFiles={kind === 'broadcast' && !sent && !sending.isSending}
      onClose={leave}
    >
      {sent && <BroadcastResult sent={sent} onClose={onClose} />}
      {!sent && customers && isReady && (
        <BulkMessageForm
          draft={draft}
          customers={customers}
          people={people}
          sending={sending}
          onUnselect={unselect}
          onClose={leave}
        />
      )}
      {!sent && !(customers && isReady) && (
        <DialogContent>
          {failure?.error ? (
            <LoadFailure error={failure.error} onRetry={failure.retry} />
          ) : (
            <Skeleton variant="rounded" height={420} />
          )}
        </DialogContent>
      )}
      <DraftProtection<BulkDecisions, object>
        draft={stored}
        named={draft.named}
        onRestore={restore}
        isUnsaved={() => !isOver.current && isUnsaved}
      />
      {isAsking && (
        <ClosingQuestion draft={stored} onStay={() => setAsking(false)} onLeave={onClose} />
      )}
    </MessageFrame>
  );
}
