import { isObject } from '../../domain/validate.ts';

/** A text by its key in the catalogue, and the values that it names. */
export type TranslatableError = {
  readonly message: string;
  readonly args: Readonly<Record<string, unknown>>;
};

/** Marks an error of a field as a key with its values, as react-admin's forms read it. */
const PREFIX = '@@react-admin@@';

/** The error of a field that forms show in the reader's language. */
export const writeError = (error: TranslatableError): string => `${PREFIX}${JSON.stringify(error)}`;

/** The key and the values of such an error; `undefined` for a sentence that is shown as it is. */
export function readError(text: string): TranslatableError | undefined {
  if (!text.startsWith(PREFIX)) return undefined;
  const error: unknown = JSON.parse(text.slice(PREFIX.length));
  if (!isObject(error) || typeof error.message !== 'string') return undefined;
  return { message: error.message, args: isObject(error.args) ? error.args : {} };
}
