import type { MessageKey } from '../../../i18n/en.ts';

/** A document that is not generated, for a reason that the clerk can resolve. */
export class PrintRefusal extends Error {
  override readonly name = 'PrintRefusal';
  readonly key: RefusalKey;
  constructor(key: RefusalKey, options?: ErrorOptions) {
    super(key, options);
    this.key = key;
  }
}

type RefusalKey = Extract<MessageKey, 'printing.noParcels' | 'printing.companyUnknown'>;

/** The message to the clerk about a document that could not be generated. */
export const printFailureKey = (error: unknown): MessageKey =>
  error instanceof PrintRefusal ? error.key : 'documents.printFailed';
