import { createElement, useCallback } from 'react';
import { useNotify } from 'react-admin';
import type { MessageKey, Messages } from '../../i18n/en.ts';
import type { KeyOf } from '../../i18n/nested.ts';
import { NoticeAction } from './NoticeAction.tsx';
import { ACTION_DURATION } from './use-notice-end.ts';

export type NoticeKey = KeyOf<Messages['notice']>;

type NoticeOptions = {
  type?: 'info' | 'success' | 'warning' | 'error';
  /** The values for the `%{…}` placeholders of the text. */
  args?: Record<string, string | number>;
  /** An action that the notice offers as a button. */
  action?: { label: MessageKey; onChoose: () => void };
};

/** Shows a notice: top centre, for 2000 ms (specification 8); longer with a button. */
export function useNotice(): (key: NoticeKey, options?: NoticeOptions) => void {
  const notify = useNotify();
  return useCallback(
    (key, { type = 'info', args, action } = {}) =>
      notify(`notice.${key}`, {
        type,
        ...(args && { messageArgs: args }),
        ...(action && {
          autoHideDuration: ACTION_DURATION,
          action: createElement(NoticeAction, action),
        }),
      }),
    [notify],
  );
}
