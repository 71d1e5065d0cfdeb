import Alert from '@mui/material/Alert';
import { lazy, Suspense, startTransition, useEffect, useEffectEvent, useState } from 'react';
import { useLogin, useTranslate } from 'react-admin';
import { createPortal } from 'react-dom';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { useNotice } from '../../kit/notices/use-notice.tsx';
import { loginScreen } from '../../login/login-screen.tsx';
import type { Login } from '../../providers/auth-provider.ts';
import { CallError } from '../../providers/call-error.ts';
import { offersPasskeys } from '../../providers/has-second-factors.ts';
import { LoginWait } from './LoginWait.tsx';
import { useRecoveryDialog } from './use-recovery-dialog.tsx';

const LoginSteps = lazy(() => import('./LoginSteps.tsx'));
const PasskeySignIn = lazyPart(() => import('./second-factor/PasskeySignIn.tsx'), 'PasskeySignIn');

const STEPS: readonly string[] = ['session.secondFactor', 'session.factorDue'];

/**
 * Failures that a new attempt does not solve, explained beside the notice that every failure gets.
 */
function Obstacle({ error }: { error: CallError }) {
  const translate = useTranslate();
  const [failedAt] = useState(Date.now);
  const { status, body } = error;
  if (body.retryAfter !== undefined)
    return <LoginWait until={failedAt + body.retryAfter * 1_000} />;
  if (body.code === 'session.ticketEnded')
    return <Alert severity="warning">{translate(error.message)}</Alert>;
  if (status !== 0 && status < 500) return null;
  return <Alert severity="warning">{translate('session.unreachable')}</Alert>;
}

/** Logs in; a failure is shown until the next attempt. */
function useAttempt() {
  const notice = useNotice();
  const login = useLogin();
  const [failure, setFailure] = useState<CallError>();
  /** What the password was right for, and not enough. */
  const [step, setStep] = useState<CallError>();
  const forget = () => {
    setFailure(undefined);
    setStep(undefined);
  };

  const attempt = async (typed: Login) => {
    loginScreen.set({ phase: 'calling' });
    forget();
    try {
      await login(typed);
      // Nothing moves while the next page is drawn: each frame of the animation would delay it.
      loginScreen.set({ phase: 'over' });
      // With the page that takes the place of this form, not before it.
      startTransition(() => notice('session.connected', { type: 'success' }));
    } catch (error) {
      loginScreen.set({ phase: 'typing' });
      if (error instanceof CallError) {
        if (STEPS.includes(error.body.code)) return setStep(error);
        setFailure(error);
      }
      notice('session.incorrect', { type: 'error' });
      loginScreen.focusPassword();
    }
  };
  return {
    attempt,
    failure,
    step,
    forget,
    /** The ticket has ended: the password is typed again. */
    restart: (ended: CallError | undefined) => {
      setStep(undefined);
      setFailure(ended);
      loginScreen.focusPassword();
    },
  };
}

/** What the buttons of the login screen do, and what it shows of that. */
export function LoginWork({ onBegin }: { onBegin: () => void }) {
  const { attempt, failure, step, forget, restart } = useAttempt();
  const recovery = useRecoveryDialog((phone) => {
    forget();
    loginScreen.set({ phone });
    loginScreen.focusPassword();
  });
  const goOn = (begun: unknown) => void attempt({ begun });
  const begin = useEffectEvent(onBegin);
  const logIn = useEffectEvent((typed: Login) => void attempt(typed));
  const recover = useEffectEvent(() => void recovery.open());
  useEffect(
    () =>
      loginScreen.connect({
        onBegin: () => begin(),
        onLogin: (typed) => logIn(typed),
        onForgotten: () => recover(),
      }),
    [],
  );

  return (
    <>
      {failure && createPortal(<Obstacle error={failure} />, loginScreen.places.notice)}
      {recovery.dialog}
      <Suspense fallback={null}>
        {offersPasskeys() &&
          createPortal(<PasskeySignIn onBegun={goOn} />, loginScreen.places.more)}
        {step && (
          <LoginSteps
            error={step}
            onBegun={goOn}
            onEnded={() => restart(new CallError(401, { code: 'session.ticketEnded' }))}
            onClose={() => restart(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
