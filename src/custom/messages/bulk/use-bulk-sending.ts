import { useRef } from 'react';
import { writtenTypeOf } from '../../../../domain/chat/links.ts';
import type { CampaignProgress } from '../../../providers/broadcast-methods.ts';
import type { BulkPeople } from '../dialog/customers-of.ts';
import { useBroadcast } from '../dialog/use-broadcast.ts';
import type { BulkDraft, SentContent } from './use-bulk-draft.ts';
import { useSend } from './use-send.ts';

/**
 * Sends what is written. What goes to everybody as it is, a file or the one text of a back end without
 * templates, is the broadcast of the specification; any other text is written to each person.
 */
export function useBulkSending(
  { draft, people }: { draft: BulkDraft; people: BulkPeople },
  onSent: (campaign: CampaignProgress | undefined) => void,
) {
  const { kind, isPlain, plainText, attached, purpose, content } = draft;
  /** What is on its way: something else may be attached once it has arrived. */
  const onItsWay = useRef<SentContent>('nothing');
  const finish = (campaign: CampaignProgress | undefined) => {
    draft.forgetSent(onItsWay.current);
    onSent(campaign);
  };
  const written = useSend(finish);
  const broadcast = useBroadcast(finish);
  const isRunning = () => written.isRunning() || broadcast.isRunning();
  const isBroadcast = kind === 'broadcast' && (isPlain || attached !== undefined);
  const { ids } = people;
  return {
    written,
    broadcast,
    /** Also before it is drawn. */
    isRunning,
    isSending: written.isSending || broadcast.isSending,
    send: (sendAt: string | undefined) => {
      if (isRunning()) return;
      onItsWay.current = isPlain && kind !== 'broadcast' ? 'nothing' : (attached ?? 'texts');
      if (isBroadcast) {
        const text = plainText.trim();
        const message = attached ?? { type: writtenTypeOf(text), content: text };
        // Another back end may reject what the specification does not name.
        broadcast.send({ ids, message, ...(purpose === 'marketing' && { purpose }) });
      } else {
        const whole = { ...people, ...content, ...(sendAt && { sendAt }) };
        written.send({ kind, message: isPlain ? { ids } : whole });
      }
    },
  };
}
