import { ValidationError } from 'react-admin';
import type { FieldError } from 'react-hook-form';

/** What is wrong with an input's value, in the reader's language. */
export function InputProblem({ error }: { error: FieldError | undefined }) {
  const message: unknown = error?.message ?? error?.root?.message;
  return message ? <ValidationError error={message as string} /> : null;
}
