import { type ComponentType, useEffect, useState } from 'react';
import { type Hint, watchHints } from './hints.ts';

/**
 * Shows the hint of whatever carries `data-hint`: below it, or with `data-hint-at="end"` beside its
 * end. The element names itself to screen readers. The tooltip is loaded for the first hint; without a
 * network there is none, and the next hint tries again.
 */
export function HintLayer() {
  const [hint, setHint] = useState<Hint>();
  const [Tooltip, setTooltip] = useState<ComponentType<{ hint: Hint }>>();
  useEffect(() => watchHints(setHint), []);
  useEffect(() => {
    if (!hint || Tooltip) return;
    import('./HintTooltip.tsx').then(
      (loaded) => setTooltip(() => loaded.HintTooltip),
      () => undefined,
    );
  }, [hint, Tooltip]);
  return hint && Tooltip && <Tooltip hint={hint} />;
}
