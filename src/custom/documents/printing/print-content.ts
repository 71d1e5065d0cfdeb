import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { companyOf, type StoredCompany } from '../../../../domain/documents/company-of.ts';
import type { CompanySettings } from '../../../../domain/documents/company-settings.ts';
import type { StoredText } from '../../../../domain/documents/print-texts-of.ts';
import { isObject } from '../../../../domain/validate.ts';
import type { MessageKey } from '../../../i18n/en.ts';
import type { AppDataProvider } from '../../../providers/app-data-provider.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { logoOf } from './logo.ts';

/** The printed content that is not in the order: the company, and its texts. */
export type PrintContent = {
  readonly stored: StoredCompany;
  readonly company: CompanySettings;
  readonly blocks: readonly StoredText[];
  /** Where people reach the product; empty if the back end does not say. */
  readonly origin: string;
};

type Options = { signal?: AbortSignal };

const ALL = { page: 1, perPage: 100 };

const ONE_MINUTE = 60_000;

/** The query for the content for printing, and its caching. */
export const printContentQuery = (provider: AppDataProvider) =>
  queryOptions({
    queryKey: ['printContent'],
    queryFn: ({ signal }) => readPrintContent(provider, { signal }),
    staleTime: ONE_MINUTE,
    meta: { silent: true },
  });

/** The records of a resource that another back end may not have; then none are printed. */
async function recordsOf<T>(
  provider: AppDataProvider,
  resource: string,
  { signal }: Options,
): Promise<readonly T[]> {
  try {
    const { data } = await provider.getList(resource, {
      pagination: ALL,
      sort: { field: 'createdAt', order: 'ASC' },
      filter: {},
      ...(signal && { signal }),
    });
    return data as T[];
  } catch (error) {
    if (isObject(error) && error.status === 404) return [];
    throw error;
  }
}

/** Reads the content for printing. Throws if the back end has it but does not answer. */
async function readPrintContent(
  provider: AppDataProvider,
  options: Options = {},
): Promise<PrintContent> {
  const [[stored = {}], blocks, origin = ''] = await Promise.all([
    recordsOf<StoredCompany>(provider, 'settings', options),
    recordsOf<StoredText>(provider, 'texts', options),
    provider.getPublicOrigin(options),
  ]);
  const logo = stored.logo ? await logoOf(provider, stored.logo, options) : null;
  return { stored, company: companyOf(stored, logo), blocks, origin };
}

/**
 * The company data for printing, with its limits; `undefined` until they have loaded. `isAwaited` ends
 * with the first failure: a form must not wait forever for a logo. It does not begin again when the data
 * is read once more: the form would close and open, and lose what was pressed in it.
 */
export function useCompany() {
  const { data, failureCount, isFetched } = useQuery(printContentQuery(useAppDataProvider()));
  return { company: data?.company, isAwaited: !isFetched && failureCount === 0 };
}

/**
 * The current company data and texts for printing: a company that has moved must not print its old
 * address even a minute longer. Throws a `PrintRejection` if they cannot be read.
 */
export async function freshPrintContent(
  client: QueryClient,
  provider: AppDataProvider,
): Promise<PrintContent> {
  try {
    return await client.fetchQuery({ ...printContentQuery(provider), staleTime: 0 });
  } catch (cause) {
    throw new PrintRejection('printing.companyUnknown', { cause });
  }
}

/** A document that is not generated, for a reason that the clerk can resolve. */
export class PrintRejection extends Error {
  override readonly name = 'PrintRejection';
  readonly key: RejectionKey;
  constructor(key: RejectionKey, options?: ErrorOptions) {
    super(key, options);
    this.key = key;
  }
}

type RejectionKey = Extract<
  MessageKey,
  'printing.noParcels' | 'printing.noAmount' | 'printing.companyUnknown'
>;

/** The message to the clerk about a document that could not be generated. */
export const printFailureKey = (error: unknown): MessageKey =>
  error instanceof PrintRejection ? error.key : 'documents.printFailed';
