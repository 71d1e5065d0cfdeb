import Button from '@mui/material/Button';
import { type RefObject, Suspense, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import type { Locale } from '../../../domain/fields.ts';
import { loadRecoveryTexts } from '../../i18n/recovery/catalogues.ts';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { useToast } from '../../kit/notices/use-notice.tsx';

const loadDialog = () => import('./recovery/RecoveryDialog.tsx');
const RecoveryDialog = lazyPart(loadDialog, 'RecoveryDialog');

type Props = {
  /** Called with the number whose password was changed. */
  onChanged: (phone: string) => void;
  /** Where that password is typed afterwards. */
  passwordInput: RefObject<HTMLInputElement | null>;
};

/** The link 'Forgot password ?' (specification 2.1); its dialog is loaded when it is opened. */
export function ForgottenPassword({ onChanged, passwordInput }: Props) {
  const translate = useTranslate();
  const toast = useToast();
  const locale = useLocale() as Locale;
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    try {
      await Promise.all([loadDialog(), loadRecoveryTexts(locale)]);
      setOpen(true);
    } catch {
      toast('session.unreachable', { type: 'error' });
    }
  };
  const changed = (phone: string) => {
    onChanged(phone);
    // As it leaves the page, the dialog returns the focus to the link.
    flushSync(() => setOpen(false));
    passwordInput.current?.focus();
  };
  return (
    <>
      <Button onClick={() => void open()} sx={{ mt: 1, mx: -1 }}>
        {translate('session.forgot')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <RecoveryDialog onChanged={changed} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
