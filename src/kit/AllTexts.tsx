import type { ReactNode } from 'react';
import { useI18nProvider } from 'react-admin';
import type { ProductI18nProvider } from '../providers/i18n-provider.ts';
import { BehindGate } from '../providers/loading-gate.tsx';

/**
 * Waits until all texts of the language are there. Only the lists of orders do without: they come
 * first, with the few texts that they need.
 */
export function AllTexts({ children }: { children: ReactNode }) {
  // A provider of another page may have all of its texts from the beginning.
  const { allTexts } = useI18nProvider() as Partial<ProductI18nProvider>;
  return allTexts ? <BehindGate gate={allTexts}>{children}</BehindGate> : children;
}
