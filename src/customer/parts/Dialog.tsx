import { type ReactNode, useEffect, useId, useRef } from 'react';

type Props = {
  title: string;
  onClose: () => void;
  className?: string;
  /** Whether the title is only read out. */
  isBare?: boolean;
  children: ReactNode;
};

/** A window over the page, with the browser's own focus and Escape. A click beside it closes it. */
export function Dialog({ title, onClose, className = '', isBare = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const { current } = dialog;
    if (current && !current.open) current.showModal();
    return () => current?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it for the keyboard.
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      <div className="dialog-body">
        <h2 id={titleId} className={isBare ? 'hidden' : undefined}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
