import { useState } from 'react';

/** Asks before something is sent to a customer; what is sent is known by whoever asks. */
export function useSendQuestion() {
  const [asked, setAsked] = useState<{ readonly go: () => void }>();
  return {
    isOpen: asked !== undefined,
    ask: (go: () => void) => setAsked({ go }),
    answer: () => {
      setAsked(undefined);
      asked?.go();
    },
    close: () => setAsked(undefined),
  };
}

export type SendQuestion = ReturnType<typeof useSendQuestion>;
