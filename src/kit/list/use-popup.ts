import { type ComponentType, type MouseEvent, useState } from 'react';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/**
 * A panel that opens from a button, and whose code comes with the first click on it. It opens only
 * when it is there, so that it is placed by its real size.
 */
export function usePopup<Props>(load: Load<Props>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [Panel, setPanel] = useState<ComponentType<Props>>();
  const show = async (button: HTMLElement) => {
    try {
      const module = await load();
      setPanel(() => module.default);
      setAnchor(button);
    } catch (error) {
      // Reported like any other code that could not be loaded.
      setPanel(() => {
        throw error;
      });
    }
  };
  return {
    anchor,
    Panel,
    open: (event: MouseEvent<HTMLElement>) => void show(event.currentTarget),
    close: () => setAnchor(null),
  };
}
