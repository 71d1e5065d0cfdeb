import type { QueryClient } from '@tanstack/react-query';
import type { AppDataProvider } from '../../../providers/app-data-provider.ts';
import type { PrintContent } from './print-content.ts';
import { PrintRefusal } from './print-refusal.ts';
import { printContentQuery } from './use-company.ts';

/**
 * The current company data and texts for printing: a company that has moved must not print its old
 * address even a minute longer. Throws a `PrintRefusal` if they cannot be read.
 */
export async function freshPrintContent(
  client: QueryClient,
  provider: AppDataProvider,
): Promise<PrintContent> {
  try {
    return await client.fetchQuery({ ...printContentQuery(provider), staleTime: 0 });
  } catch (cause) {
    throw new PrintRefusal('printing.companyUnknown', { cause });
  }
}
