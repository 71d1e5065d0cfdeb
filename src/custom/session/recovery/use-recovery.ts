import { useState } from 'react';
import { useNotice } from '../../../kit/notices/use-notice.tsx';
import { API_URL } from '../../../providers/api-url.ts';
import { failureOf } from '../../../providers/call-error.ts';
import { createRecoveryCalls } from '../../../providers/recovery-calls.ts';

/** What the recovery phone begins with (specification 9). */
const RECOVERY_PREFIX = '+49';

/** How long the button for a new code waits, so that the first one has time to arrive. */
const AGAIN_AFTER_MS = 30_000;

type Step = 'phone' | 'code' | 'password';

type State = {
  readonly step: Step;
  readonly code: string;
  /** Whether the code in hand was rejected. */
  readonly isWrong: boolean;
  /** When a new code can be requested. */
  readonly againAt: number;
  /** When the server, after too many attempts, takes requests again. */
  readonly openAt: number;
  /** What was typed in the third step, so that a wrong code does not lose it. */
  readonly password: string;
  readonly again: string;
  /** What is wrong with the password, as `ValidationError` shows it. */
  readonly passwordError: string;
};

const FIRST: State = {
  step: 'phone',
  code: '',
  isWrong: false,
  againAt: 0,
  openAt: 0,
  password: '',
  again: '',
  passwordError: '',
};

/** The state of the recovery dialog, and its calls with their notices (specification 8). */
export function useRecovery(onChanged: (phone: string) => void) {
  const notice = useNotice();
  const [calls] = useState(() => createRecoveryCalls(API_URL));
  const [phone, setPhone] = useState(RECOVERY_PREFIX);
  const [state, setState] = useState(FIRST);
  const [isBusy, setBusy] = useState(false);
  const go = (to: Partial<State>) => setState((now) => ({ ...now, ...to }));

  /** Makes a call and reports a failure; one that has to wait says for how long. */
  const attempt = async (
    call: () => Promise<void>,
    failed: 'recovery.requestFailed' | 'recovery.verifyFailed',
  ) => {
    setBusy(true);
    go({ openAt: 0, passwordError: '' });
    try {
      await call();
    } catch (error) {
      const { errors, retryAfter } = failureOf(error);
      if (retryAfter !== undefined) go({ openAt: Date.now() + retryAfter * 1_000 });
      if (typeof errors?.password === 'string') go({ passwordError: errors.password });
      else notice(failed, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };

  const toCode: Partial<State> = { step: 'code', code: '', isWrong: false };
  return {
    ...state,
    phone,
    setPhone,
    isBusy,
    restart: () => setState(FIRST),
    send: () =>
      attempt(async () => {
        if (!(await calls.request(phone))) return notice('recovery.noUser', { type: 'error' });
        go({ ...toCode, againAt: Date.now() + AGAIN_AFTER_MS });
      }, 'recovery.requestFailed'),
    /** For somebody who has a code, but may not request one now. */
    haveCode: () => go({ ...toCode, openAt: 0 }),
    setCode: (code: string) => go({ code, isWrong: false }),
    verify: () => go({ step: 'password', openAt: 0 }),
    setPassword: (password: string) => go({ password }),
    setAgain: (again: string) => go({ again }),
    reset: () =>
      attempt(async () => {
        const { code, password } = state;
        if (await calls.reset({ phone, code, password })) {
          notice('session.passwordChanged', { type: 'success' });
          return onChanged(phone);
        }
        notice('recovery.checkCode', { type: 'error' });
        go({ step: 'code', isWrong: true });
      }, 'recovery.verifyFailed'),
  };
}

export type Recovery = ReturnType<typeof useRecovery>;
