import { type ComponentType, lazy, type ReactNode } from 'react';

/**
 * What a page waits for could not be loaded. Whoever shows that calls `tryAgain`, so that it is loaded
 * anew when the person requests it.
 */
export class LoadError extends Error {
  override readonly name = 'LoadError';
  readonly tryAgain: () => void;

  constructor(cause: unknown, tryAgain: () => void) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.tryAgain = tryAgain;
  }
}

/** Something that a page waits for while it is drawn. */
export type LoadingGate = {
  readonly isOpen: () => boolean;
  /** Suspends until the gate is open, and draws nothing. */
  readonly Closed: ComponentType;
};

/**
 * A gate that opens once something is loaded. A failure stays until it has been shown: React draws a
 * page twice before it gives up, and that is one try.
 */
export function createGate(isOpen: () => boolean, load: () => Promise<unknown>): LoadingGate {
  // A lazy component, because a test's click does not wait for what `use` suspends on.
  const closed = () =>
    lazy(() =>
      load().then(
        () => ({ default: Nothing }),
        (error: unknown) => {
          throw new LoadError(error, () => {
            Closed = closed();
          });
        },
      ),
    );
  let Closed = closed();
  return {
    isOpen,
    get Closed() {
      return Closed;
    },
  };
}

const Nothing = () => null;

/** Draws its children once the gate is open. What is open already never suspends. */
export function BehindGate({ gate, children }: { gate: LoadingGate; children: ReactNode }) {
  const { isOpen, Closed } = gate;
  return (
    <>
      {!isOpen() && <Closed />}
      <Behind isOpen={isOpen}>{children}</Behind>
    </>
  );
}

/** React goes on here when `Closed` no longer suspends, without drawing `BehindGate` again. */
const Behind = ({ isOpen, children }: { isOpen: () => boolean; children: ReactNode }) =>
  isOpen() && children;
