import { type ReactNode, Suspense, useState } from 'react';
import { useLocale } from 'react-admin';
import { flushSync } from 'react-dom';
import type { Locale } from '../../../domain/fields.ts';
import { loadRecoveryTexts } from '../../i18n/recovery/catalogues.ts';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { useToast } from '../../kit/notices/use-notice.tsx';

const loadDialog = () => import('./recovery/RecoveryDialog.tsx');
const RecoveryDialog = lazyPart(loadDialog, 'RecoveryDialog');

/**
 * The dialog behind 'Forgot password ?' (specification 2.1), which is loaded when it is opened.
 * `onChanged` is called with the number whose password was changed, once the dialog is closed.
 */
export function useRecoveryDialog(onChanged: (phone: string) => void): {
  readonly open: () => Promise<void>;
  readonly dialog: ReactNode;
} {
  const toast = useToast();
  const locale = useLocale() as Locale;
  const [isOpen, setOpen] = useState(false);
  const changed = (phone: string) => {
    // As it leaves the page, the dialog returns the focus to where it was opened.
    flushSync(() => setOpen(false));
    onChanged(phone);
  };
  return {
    async open() {
      try {
        await Promise.all([loadDialog(), loadRecoveryTexts(locale)]);
        setOpen(true);
      } catch {
        toast('session.unreachable', { type: 'error' });
      }
    },
    dialog: isOpen && (
      <Suspense fallback={null}>
        <RecoveryDialog onChanged={changed} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
