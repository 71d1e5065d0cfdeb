import type { ComponentProps } from 'react';
import { Icon, type IconName } from './Icon.tsx';

type Props = Omit<ComponentProps<'button'>, 'children'> & { icon: IconName; label: string };

/** A button with an icon, large enough for a thumb. Its name is read out, and shown to a mouse. */
export function IconButton({ icon, label, className = '', ...props }: Props) {
  return (
    <button
      type="button"
      {...props}
      className={`icon-button ${className}`}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
    </button>
  );
}
