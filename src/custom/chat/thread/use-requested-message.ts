import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AT_MESSAGE } from '../../../../domain/chat/chat-address.ts';
import type { Timeline } from '../../../providers/chat/chat.ts';

/** How long a message is flagged that somebody has come for, in milliseconds. */
const FLAGGED_MS = 2500;
/** How long is said that it was deleted. */
const DELETED_MS = 8000;

/** The position of the message that an address opens a conversation at. */
function positionIn(search: string): number | undefined {
  const written = new URLSearchParams(search).get(AT_MESSAGE);
  return written !== null && /^\d{1,15}$/.test(written) ? Number(written) : undefined;
}

const placeOf = (messages: Timeline['messages'], position: number): number => {
  const next = messages.findIndex((message) => message.position >= position);
  return next < 0 ? messages.length - 1 : next;
};

/** The message that somebody has come for, until it has been shown. */
export function useRequestedMessage({
  messages,
  hasOlder,
}: Pick<Timeline, 'messages' | 'hasOlder'>) {
  const { search, key } = useLocation();
  const [shown, setShown] = useState<string>();
  const position = shown === key ? undefined : positionIn(search);
  const first = messages[0]?.position;
  const isBehind = position !== undefined && hasOlder && first !== undefined && first > position;
  return {
    position,
    /** Whether it is older than all that are loaded. */
    isBehind,
    /** Its place among the loaded ones, or that of the next one; unknown until they reach it. */
    index:
      position === undefined || first === undefined || isBehind
        ? undefined
        : placeOf(messages, position),
    onShown: () => setShown(key),
  };
}

type Requested = ReturnType<typeof useRequestedMessage>;

/** The message that somebody has just come for, or that it was deleted. */
type Arrival = { readonly position: number; readonly isDeleted: boolean };

/** Scrolls to the requested message, or where it was, once it is loaded. Returns it for a moment. */
export function useShowRequested(
  { position, index, onShown }: Requested,
  messages: Timeline['messages'],
  virtual: Virtualizer<HTMLDivElement, Element>,
): Arrival | undefined {
  const [arrival, setArrival] = useState<Arrival>();
  const show = useEffectEvent((at: number) => {
    onShown();
    virtual.scrollToIndex(at, { align: 'center' });
    if (position === undefined) return;
    setArrival({ position, isDeleted: messages[at]?.position !== position });
  });
  useEffect(() => {
    if (index !== undefined) show(index);
  }, [index]);
  useEffect(() => {
    if (!arrival) return;
    const shown = arrival.isDeleted ? DELETED_MS : FLAGGED_MS;
    const timer = setTimeout(() => setArrival(undefined), shown);
    return () => clearTimeout(timer);
  }, [arrival]);
  return arrival;
}
