import { useCallback } from 'react';
import type { Definition } from '../../../domain/define.ts';
import { isSecret } from '../view/view.ts';

type Values = Record<string, unknown>;

/**
 * The form's values, ready to be sent: without secrets that were left empty, which means
 * "unchanged", and without empty keys.
 */
export function useReadyValues({ fields }: Definition) {
  return useCallback(
    (values: Values): Values =>
      Object.fromEntries(
        Object.entries(values).filter(([name, value]) => {
          const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
          const untouched = field !== undefined && isSecret(field) && !value;
          return value !== undefined && !untouched;
        }),
      ),
    [fields],
  );
}
