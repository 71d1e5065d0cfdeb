import type { MessageKey } from '../../../i18n/en.ts';

/** A paper that is not made for a reason which the clerk can do something about. */
export class PrintRefusal extends Error {
  override readonly name = 'PrintRefusal';
  readonly key: RefusalKey;
  constructor(key: RefusalKey, options?: ErrorOptions) {
    super(key, options);
    this.key = key;
  }
}

type RefusalKey = Extract<MessageKey, 'printing.noParcels' | 'printing.companyUnknown'>;

/** What a clerk is told of a paper that could not be made. */
export const printFailureKey = (error: unknown): MessageKey =>
  error instanceof PrintRefusal ? error.key : 'documents.printFailed';
