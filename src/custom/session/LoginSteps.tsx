import { Suspense } from 'react';
import { isObject } from '../../../domain/validate.ts';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { type CallError, failureOf } from '../../providers/call-error.ts';
import { challengeOf } from '../../providers/factor-calls.ts';

const SecondFactorDialog = lazyPart(
  () => import('./second-factor/SecondFactorDialog.tsx'),
  'SecondFactorDialog',
);
const FirstFactorDialog = lazyPart(
  () => import('./second-factor/FirstFactorDialog.tsx'),
  'FirstFactorDialog',
);

type Props = {
  /** What the sign-in goes on from. */
  error: CallError;
  /** Called with what a sign-in was answered with. */
  onBegun: (answer: unknown) => void;
  onEnded: () => void;
  onClose: () => void;
};

/** What a sign-in with the right password still needs; nothing where it needs nothing. */
export default function LoginSteps({ error, onBegun, onEnded, onClose }: Props) {
  const { cause } = error;
  const challenge = challengeOf(cause);
  if (challenge) {
    return (
      <Suspense fallback={null}>
        <SecondFactorDialog
          challenge={challenge}
          onBegun={onBegun}
          onEnded={onEnded}
          onClose={onClose}
        />
      </Suspense>
    );
  }
  if (failureOf(error).code !== 'session.factorDue' || !isObject(cause)) return null;
  const { secondFactor: _missing, ...begun } = cause;
  return (
    <Suspense fallback={null}>
      <FirstFactorDialog
        token={String(cause.token)}
        onDone={() => onBegun(begun)}
        onClose={onClose}
      />
    </Suspense>
  );
}
