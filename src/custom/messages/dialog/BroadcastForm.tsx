import Box from '@mui/material/Box';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useMemo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { notFilledIn } from '../../../../domain/braced-names.ts';
import { MAX_MESSAGE_CHARACTERS } from '../../../../domain/chat/message.ts';
import { DraftProtection } from '../../../kit/drafts/DraftProtection.tsx';
import { DraftTexts } from '../../../kit/drafts/DraftTexts.tsx';
import type { CampaignProgress } from '../../../providers/broadcast-methods.ts';
import { BroadcastButton, type Obstacle } from './BroadcastButton.tsx';
import { BroadcastContent } from './BroadcastContent.tsx';
import type { Addressee } from './customers-of.ts';
import { nameOfAttached } from './name-of-attached.ts';
import { PurposeChoice } from './PurposeChoice.tsx';
import { SelectedCustomers } from './SelectedCustomers.tsx';
import { SendingState } from './SendingState.tsx';
import { SkippedNotes } from './SkippedNotes.tsx';
import { useBroadcast } from './use-broadcast.ts';
import {
  type BroadcastDraft,
  isBlank,
  messageOf,
  useBroadcastDraft,
} from './use-broadcast-draft.ts';
import { useSkipped } from './use-skipped.ts';

type Props = {
  listName: string;
  customers: readonly Addressee[];
  onUnselect: (customer: Addressee) => void;
  onSent: (campaign: CampaignProgress | undefined) => void;
};

/** Who gets the message, what it is about, and the message itself. */
export function BroadcastForm({ listName, customers, onUnselect, onSent }: Props) {
  const { draft, latest, change, restore, stored } = useBroadcastDraft(listName);
  const { purpose } = draft;
  const translate = useTranslate();
  const ids = useMemo(() => customers.map(({ id }) => id), [customers]);
  const skipped = useSkipped(ids, purpose);
  const isOver = useRef(false);
  const sending = useBroadcast((campaign) => {
    isOver.current = true;
    // A text that was not sent, because something was attached, is offered again next time.
    const { text, attached } = latest.current;
    change({ text: attached ? text : '', attached: undefined });
    onSent(campaign);
  });
  const { isSending } = sending;
  const reached = Math.max(0, ids.length - countOf(skipped));
  const obstacle = obstacleTo(draft, { people: ids.length, reached });
  const send = () => {
    if (obstacle) return;
    const message = messageOf(latest.current);
    sending.send({ ids, message, ...(purpose === 'marketing' && { purpose }) });
  };
  const unselect = (customer: Addressee) => {
    // Without anybody the dialog closes unasked; what was typed is offered next time.
    if (customers.length === 1) isOver.current = true;
    onUnselect(customer);
  };
  return (
    <>
      <DialogContent dividers sx={CONTENT}>
        <Box inert={isSending} sx={CONTENT}>
          <SelectedCustomers customers={customers} onUnselect={unselect} />
          <PurposeChoice purpose={purpose} onChange={(next) => change({ purpose: next })} />
        </Box>
        <SkippedNotes skipped={skipped} people={ids.length} />
        <BroadcastContent
          draft={draft}
          isStored={stored.state.at !== 'rejected'}
          onChange={(part) => {
            if (isSending) return;
            sending.forget();
            change(part);
          }}
          onSend={send}
        />
        <SendingState sending={sending} attached={draft.attached} onRetry={send} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <DraftTexts draft={stored.state} />
        <BroadcastButton people={reached} obstacle={obstacle} isSending={isSending} onSend={send} />
      </DialogActions>
      <DraftProtection<BroadcastDraft, object>
        draft={stored}
        named={(typed) => namesOf(typed, translate)}
        onRestore={restore}
        isUnsaved={() => !isOver.current && !isBlank(latest.current)}
      />
    </>
  );
}

type Translate = ReturnType<typeof useTranslate>;

/** What a draft is recognised by: what is attached, and its text. */
function namesOf({ text, attached }: BroadcastDraft, translate: Translate): readonly string[] {
  const names = attached ? [nameOfAttached(attached, translate)] : [];
  return text.trim() ? [...names, text] : names;
}

const countOf = (skipped: ReturnType<typeof useSkipped>): number =>
  skipped.reduce((sum, { names }) => sum + names.length, 0);

/** Why the message cannot be sent as it stands. */
function obstacleTo(
  draft: BroadcastDraft,
  { people, reached }: { people: number; reached: number },
): Obstacle | undefined {
  if (people === 0) return 'nobody';
  if (isBlank(draft)) return 'empty';
  if (!draft.attached && [...draft.text.trim()].length > MAX_MESSAGE_CHARACTERS) return 'tooLong';
  if (!draft.attached && notFilledIn(draft.text)) return 'placeholder';
  return reached === 0 ? 'allSkipped' : undefined;
}

const CONTENT = { display: 'flex', flexDirection: 'column', gap: 2 } as const;
