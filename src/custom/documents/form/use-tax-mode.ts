import { useQuery } from '@tanstack/react-query';
import type { TaxMode } from '../../../../domain/documents/invoice/tax.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { printContentQuery } from '../printing/use-company.ts';

/** How the carrier is taxed; the usual mode until it is known. */
export function useTaxMode(): TaxMode {
  const { data } = useQuery(printContentQuery(useAppDataProvider()));
  return data?.stored.taxMode ?? 'regular';
}
