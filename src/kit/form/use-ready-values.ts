import { useCallback } from 'react';
import type { Definition } from '../../../domain/define.ts';
import { isSecret, writableValues } from '../../../domain/field-access.ts';
import type { ValidationMode } from '../../../domain/validate.ts';
import { useActor } from '../access/use-access.ts';

type Values = Record<string, unknown>;

/**
 * The form's values, ready to be sent: without secrets that were left empty, which means
 * "unchanged", and without empty keys. A new record names no value that only others may set, not
 * even its default; a change repeats those values, which the server takes for an echo.
 */
export function useReadyValues({ fields }: Definition, mode: ValidationMode) {
  const actor = useActor();
  return useCallback(
    (values: Values): Values =>
      Object.fromEntries(
        Object.entries(mode === 'create' ? writableValues(fields, values, actor) : values).filter(
          ([name, value]) => {
            const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
            const untouched = field !== undefined && isSecret(field) && !value;
            return value !== undefined && !untouched;
          },
        ),
      ),
    [fields, mode, actor],
  );
}
