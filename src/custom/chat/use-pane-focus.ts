import { type RefObject, useEffect, useRef } from 'react';

type Options = {
  clientId: string | undefined;
  isWide: boolean;
  backRef: RefObject<HTMLButtonElement | null>;
};

/**
 * Where one pane slides over the other, the focus goes along: into the conversation when it opens,
 * and back to its row when it closes. The keyboard of a phone stays away meanwhile.
 */
export function usePaneFocus({ clientId, isWide, backRef }: Options) {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef(clientId);
  useEffect(() => {
    const left = before.current;
    before.current = clientId;
    if (isWide || left === clientId) return;
    if (clientId !== undefined) backRef.current?.focus({ preventScroll: true });
    else if (left !== undefined) {
      frame.current
        ?.querySelector<HTMLElement>(`a[data-client="${CSS.escape(left)}"]`)
        ?.focus({ preventScroll: true });
    }
  }, [clientId, isWide, backRef]);
  return frame;
}
