import { useCallback } from 'react';
import type { PrintedOrders } from '../../../providers/app-data-provider.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';

/** Writes down what was printed. A log that cannot be written keeps nobody from printing. */
export function usePrintLog(): (print: PrintedOrders) => void {
  const provider = useAppDataProvider();
  return useCallback((print) => void provider.logPrints(print).catch(ignore), [provider]);
}

const ignore = () => undefined;
