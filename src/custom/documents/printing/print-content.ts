import { companyOf, type StoredCompany } from '../../../../domain/documents/company-of.ts';
import type { CompanySettings } from '../../../../domain/documents/company-settings.ts';
import type { StoredText } from '../../../../domain/documents/print-texts-of.ts';
import { isObject } from '../../../../domain/validate.ts';
import type { AppDataProvider } from '../../../providers/app-data-provider.ts';
import { logoOf } from './logo.ts';

/** The printed content that is not in the order: the company, and its texts. */
export type PrintContent = {
  readonly stored: StoredCompany;
  readonly company: CompanySettings;
  readonly blocks: readonly StoredText[];
};

type Options = { signal?: AbortSignal };

const ALL = { page: 1, perPage: 100 };

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
export async function readPrintContent(
  provider: AppDataProvider,
  options: Options = {},
): Promise<PrintContent> {
  const [[stored = {}], blocks] = await Promise.all([
    recordsOf<StoredCompany>(provider, 'settings', options),
    recordsOf<StoredText>(provider, 'texts', options),
  ]);
  const logo = stored.logo ? await logoOf(provider, stored.logo, options) : null;
  return { stored, company: companyOf(stored, logo), blocks };
}
