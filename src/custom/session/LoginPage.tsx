import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocale, useNavigate, useStoreContext } from 'react-admin';
import type { Locale } from '../../../domain/fields.ts';
import { HintLayer } from '../../kit/HintLayer.tsx';
import { useToast } from '../../kit/notices/use-notice.tsx';
import { loginScreen } from '../../login/login-screen.tsx';
import { readToken, takeSessionEnd } from '../../providers/session.ts';
import { LoginWork } from './LoginWork.tsx';

/** `onBegin` is called whenever the focus comes to the form: there is time to load what comes next. */
type Props = { onBegin?: () => void };

/**
 * The page of the login screen (src/login), which may stand here since before this code was loaded:
 * what it needs of the product.
 */
export default function LoginPage({ onBegin = () => undefined }: Props) {
  const navigate = useNavigate();
  const [loggedIn] = useState(() => readToken() !== undefined);

  useEffect(() => {
    if (loggedIn) navigate('/', { replace: true });
  }, [loggedIn, navigate]);

  const toast = useToast();
  useEffect(() => {
    if (takeSessionEnd()) toast('ra.notification.logged_out', { type: 'error' });
  }, [toast]);

  return loggedIn ? null : <Shown onBegin={onBegin} />;
}

function Shown({ onBegin }: Required<Props>) {
  const device = useStoreContext();
  const locale = useLocale() as Locale;
  // The language may change while it is shown, which is no reason to take it away.
  useLayoutEffect(() => loginScreen.show(device, locale), [device, locale]);
  useLayoutEffect(() => loginScreen.hide, []);
  return (
    <>
      <HintLayer />
      <LoginWork onBegin={onBegin} />
    </>
  );
}
