import { type ComponentType, useState } from 'react';
import { useToast } from '../notices/use-notice.tsx';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** What every such panel is given: where it opens, and how it closes. */
export type PopupProps = { readonly anchor: HTMLElement | null; readonly onClose: () => void };

/**
 * A panel that opens from a button, and whose code comes with the first click on it. It opens only
 * when it is there, so that it is placed by its real size; if it does not come, the page stays, and a
 * notice offers to try again.
 */
export function usePopup<Props>(load: Load<Props>) {
  const toast = useToast();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [Panel, setPanel] = useState<ComponentType<Props>>();
  const show = async (button: HTMLElement) => {
    try {
      const module = await load();
      setPanel(() => module.default);
      setAnchor(button);
    } catch {
      const again = { label: 'common.retry', onChoose: () => void show(button) } as const;
      toast('kit.load.failed', { type: 'error', action: again });
    }
  };
  return {
    anchor,
    Panel,
    open: (button: HTMLElement) => void show(button),
    close: () => setAnchor(null),
  };
}
