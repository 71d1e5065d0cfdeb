import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { Gif } from '../../../../domain/chat/gifs.ts';
import { writtenTypeOf } from '../../../../domain/chat/links.ts';
import { useDraftedValues } from '../../../kit/drafts/use-drafted-values.ts';
import type { Broadcast } from '../../../providers/app-data-provider.ts';
import type { FileDraft } from '../../../providers/chat/chat.ts';

/** What is sent instead of a text. */
export type Attached = { readonly type: 'gif'; readonly content: Gif } | FileDraft;

/** A message to many while it is written. One thing is sent: what is attached, or the text. */
export type BroadcastDraft = {
  readonly text: string;
  readonly purpose: 'transactional' | 'marketing';
  readonly attached?: Attached | undefined;
};

const EMPTY: BroadcastDraft = { text: '', purpose: 'transactional' };

/** Whether there is nothing to send or to lose. */
export const isBlank = ({ text, attached }: BroadcastDraft): boolean => !attached && !text.trim();

/** The one thing that is sent. Text that looks like a web address is a link. */
export function messageOf({ text, attached }: BroadcastDraft): Broadcast['message'] {
  const content = text.trim();
  return attached ?? { type: writtenTypeOf(content), content };
}

/** What is written to the customers of a list; it is stored on the device until it is sent. */
export function useBroadcastDraft(listName: string) {
  const drafted = useDraftedValues({ of: 'broadcast', id: listName, initial: EMPTY, isBlank });
  const { values: draft, latest, restore, stored } = drafted;
  const change = (part: Partial<BroadcastDraft>) => drafted.change({ ...latest.current, ...part });
  const { isReady, keep } = stored;
  // What was typed before there was a place for it.
  useEffect(() => {
    if (isReady && !isBlank(latest.current)) keep(latest.current, undefined);
  }, [isReady, keep, latest]);
  const { offered } = stored;
  // What is in the form by now is newer. A text of the earlier visit waits behind what is attached.
  const preferNewer = useEffectEvent(() => {
    if (!offered) return;
    if (!draft.text.trim()) change({ text: offered.values.text });
    stored.take();
  });
  const isLate = offered !== undefined && !isBlank(draft);
  useLayoutEffect(() => {
    if (isLate) preferNewer();
  }, [isLate]);
  return { draft, latest, change, restore, stored };
}
