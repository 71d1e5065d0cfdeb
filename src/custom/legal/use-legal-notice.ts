import { useCallback } from 'react';
import { useNotify, useTranslate } from 'react-admin';

type Type = 'info' | 'success' | 'warning';

/** Says something in the texts of legal pages, which whatever shows notices does not know. */
export function useLegalNotice() {
  const notify = useNotify();
  const translate = useTranslate();
  return useCallback(
    (key: string, type: Type = 'info', args: Record<string, string> = {}) =>
      notify(key, { type, messageArgs: { _: translate(key, args) } }),
    [notify, translate],
  );
}
