import type { ReactNode } from 'react';
import { useI18nProvider } from 'react-admin';
import type { ProductI18nProvider } from '../providers/i18n-provider.ts';

/** What the texts of a provider wait for, or why they could not be had. */
const loading = new WeakMap<object, Promise<void>>();
const failed = new WeakMap<object, unknown>();

/** One promise for each provider, so that all components wait for the same. */
function allTextsOf(provider: ProductI18nProvider): Promise<void> {
  const found = loading.get(provider);
  if (found) return found;
  const begun = provider.loadAll().then(
    () => void loading.delete(provider),
    (error: unknown) => {
      loading.delete(provider);
      failed.set(provider, error);
    },
  );
  loading.set(provider, begun);
  return begun;
}

/**
 * Waits until all texts of the language are there. Only the lists of orders do without: they come
 * first, with the few texts that they need.
 */
export function AllTexts({ children }: { children: ReactNode }) {
  const provider = useI18nProvider() as ProductI18nProvider;
  // A provider of another page may have all of its texts from the beginning.
  if (provider.hasAll?.() !== false) return children;
  if (failed.has(provider)) {
    const error = failed.get(provider);
    // Whoever opens the page again tries again.
    failed.delete(provider);
    throw error;
  }
  // As a `lazy` component waits: `use` would wait for what is there, too.
  throw allTextsOf(provider);
}
