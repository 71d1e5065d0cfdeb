import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { bracedNames, unknownNames } from '../../../../domain/braced-names.ts';
import { PLACEHOLDERS } from '../../../../domain/messages/placeholders.ts';
import { rejectionReason } from '../../../kit/failure/rejection-reason.ts';
import { useShortcuts } from '../../../kit/shortcuts/use-shortcuts.ts';
import { useHasPart } from '../../../providers/use-capabilities.ts';
import type { Addressee, BulkPeople } from '../dialog/customers-of.ts';
import { nameOfAttached } from '../dialog/name-of-attached.ts';
import { SelectedCustomers } from '../dialog/SelectedCustomers.tsx';
import { SendingState } from '../dialog/SendingState.tsx';
import { type Preview, usePreview } from '../template/use-preview.ts';
import { BulkContent } from './BulkContent.tsx';
import { type Blocked, blockedBy, isTooLong } from './blocked-by.ts';
import { KindChoice } from './KindChoice.tsx';
import { foundTexts, SendBar } from './SendBar.tsx';
import type { BulkDraft } from './use-bulk-draft.ts';
import type { useBulkSending } from './use-bulk-sending.ts';

type Props = {
  draft: BulkDraft;
  customers: readonly Addressee[];
  people: BulkPeople;
  sending: ReturnType<typeof useBulkSending>;
  onUnselect: (customer: Addressee) => void;
  onClose: () => void;
};

/** Who gets it and how it is sent; what is sent, and beside it who gets what; below, what it comes to. */
export function BulkMessageForm({ draft, customers, people, sending, ...props }: Props) {
  const { onUnselect, onClose } = props;
  const translate = useTranslate();
  const { kind, attached, isPlain, plainText, stored } = draft;
  const isForPeople = people.ids.length > 0;
  const unknown = useUnknown(draft);
  const wrong = isPlain ? undefined : wrongWith(draft, unknown);
  const before = wrong ? translate(`messaging.bulk.${wrong}`, foundTexts(unknown)) : '';
  const preview = useWhoGetsWhat({ draft, people, isWanted: !wrong && isForPeople });
  const [sendAt, choose] = useState<string>();
  const [isPreparing, setPreparing] = useState(false);
  // What is planned must be seen, changed and cancelled somewhere.
  const canPlan = useHasPart('campaigns') === true && !isPlain && !attached;
  const blocked = blockedBy({ draft, isForPeople, isPreparing, unknown, preview });
  const send = () => !blocked && sending.send(canPlan ? sendAt : undefined);
  const named = attached && ('file' in attached ? attached.file.name : attached.content);
  const whole = JSON.stringify([kind, draft.content, plainText, named, people, sendAt]);
  const sendByKey = useSendOnceChecked({ blocked, whole, send });
  const isByItself = isPlain && kind !== 'broadcast';
  useShortcuts('messageToMany');
  const press = (event: KeyboardEvent) => {
    // The one text of the chat has handled it itself; and what opens over the form has its own keys.
    if (event.isDefaultPrevented() || !isWithin(event)) return;
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    sendByKey();
  };
  return (
    <>
      <DialogContent sx={{ ...CONTENT, pt: 1 }} onKeyDown={press}>
        <Box inert={sending.isSending} sx={CONTENT}>
          <SelectedCustomers customers={customers} onUnselect={onUnselect} />
          <KindChoice kind={kind} onChoose={draft.setKind} />
          {sending.written.error && (
            <Alert severity="error">
              {translate('messaging.bulk.rejected', {
                reason: rejectionReason(sending.written.error, translate),
              })}
            </Alert>
          )}
          {isByItself ? (
            <PlainQuestion count={people.ids.length} />
          ) : (
            <BulkContent
              draft={draft}
              people={people}
              preview={preview}
              before={before}
              isPreparing={isPreparing}
              onPreparing={setPreparing}
              onAttach={(next) => {
                // What is on its way stays as it is, and so does what is known of it.
                if (sending.isRunning()) return;
                sending.broadcast.forget();
                draft.attach(next);
              }}
              onSend={send}
            />
          )}
        </Box>
        <SendingState sending={sending.broadcast} attached={attached} onRetry={send} />
      </DialogContent>
      <SendBar
        isSms={kind === 'sms'}
        blocked={blocked}
        totals={isByItself ? undefined : preview.data?.totals}
        unknown={unknown}
        draft={stored.state}
        isSending={sending.isSending}
        later={canPlan ? { sendAt, choose } : undefined}
        onClose={onClose}
        onSend={send}
      />
    </>
  );
}

type ToSend = {
  blocked: Blocked | undefined;
  /** What would be sent, and to whom. */
  whole: string;
  send: () => void;
};

/**
 * Sends at once, or as soon as it is known who gets what: whoever presses the keys right after typing
 * need not press them again. What is changed meanwhile, or turns out to be blocked, is not sent.
 */
function useSendOnceChecked({ blocked, whole, send }: ToSend): () => void {
  const [wanted, want] = useState<string>();
  const sendNow = useEffectEvent(send);
  useEffect(() => {
    if (wanted === undefined || (blocked === 'checking' && wanted === whole)) return;
    want(undefined);
    if (wanted === whole && !blocked) sendNow();
  }, [blocked, wanted, whole]);
  return () => (blocked === 'checking' ? want(whole) : send());
}

/** What has to be mended before it can be known who gets what. */
function wrongWith(draft: BulkDraft, unknown: readonly string[]) {
  if (draft.isEmpty) return 'preview.none';
  if (isTooLong(draft)) return 'blocked.tooLong';
  return unknown.length > 0 ? 'blocked.unknown' : undefined;
}

const isWithin = ({ currentTarget, target }: KeyboardEvent): boolean =>
  target instanceof Node && currentTarget.contains(target);

/** The placeholders, in any language, that stand for nothing; where nothing is filled in, all of them. */
function useUnknown({ attached, isPlain, plainText, texts }: BulkDraft): readonly string[] {
  return useMemo(() => {
    if (attached) return [];
    if (isPlain) return bracedNames(plainText);
    const labels = Object.values(texts).flatMap((text) => unknownNames(text, PLACEHOLDERS));
    return [...new Set(labels)];
  }, [attached, isPlain, plainText, texts]);
}

type Wanted = {
  draft: BulkDraft;
  people: BulkPeople;
  isWanted: boolean;
};

/** Who gets what. Whom something reaches that is the same for all does not depend on what it is. */
function useWhoGetsWhat({ draft, people, isWanted }: Wanted): Preview {
  const translate = useTranslate();
  const { kind, attached, isPlain, plainText, purpose } = draft;
  const isSame = attached !== undefined || isPlain;
  const content = isSame ? { texts: STAND_IN, purpose } : draft.content;
  const isQueried = isWanted && !(isPlain && kind !== 'broadcast');
  const preview = usePreview(kind, isQueried ? { ...people, ...content } : undefined);
  if (!isSame) return preview;
  return saying(attached ? nameOfAttached(attached, translate) : plainText, preview);
}

/** A preview is requested with a text. */
const STAND_IN = { de: '…' };

const saying = (text: string, preview: Preview): Preview => ({
  ...preview,
  data: preview.data && {
    ...preview.data,
    recipients: preview.data.recipients.map((one) => ({ ...one, text })),
  },
});

const CONTENT = {
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;

function PlainQuestion({ count }: { count: number }) {
  const translate = useTranslate();
  return (
    <Typography>
      {count > 0
        ? translate('messaging.bulk.plain.question', { smart_count: count })
        : translate('messaging.bulk.plain.nobody')}
    </Typography>
  );
}
