import { useCallback } from 'react';
import type { Definition } from '../../../domain/define.ts';
import { isSecret } from '../view.ts';

type Values = Record<string, unknown>;

/**
 * What a form hands over, ready to be sent: without secrets that were left empty, which means "as it
 * was", and without keys that hold nothing at all.
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
