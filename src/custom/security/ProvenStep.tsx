import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { failureOf } from '../../providers/call-error.ts';
import type { Proof } from '../../providers/factor-calls.ts';
import { errorSentence } from './error-sentence.ts';
import { PasswordProof } from './PasswordProof.tsx';

type Props<Begun> = {
  /** What is done first, and may need the password. */
  begin: (proof: Proof) => Promise<Begun>;
  onFailed: (sentence: string) => void;
  children: (begun: Begun, proof: Proof) => ReactNode;
};

/**
 * Begins something, requires the password if the server does, and then goes on. It begins once for each
 * time that it is shown.
 */
export function ProvenStep<Begun>({ begin, onFailed, children }: Props<Begun>) {
  const translate = useTranslate();
  const [done, setDone] = useState<{ readonly begun: Begun; readonly proof: Proof }>();
  const [needsPassword, setNeedsPassword] = useState(false);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);

  const attempt = useCallback(
    async (proof: Proof) => {
      setBusy(true);
      setProblem('');
      try {
        const begun = await begin(proof);
        setDone({ begun, proof });
      } catch (error) {
        const isAboutPassword = failureOf(error).errors?.currentPassword !== undefined;
        if (isAboutPassword && proof.currentPassword === undefined) setNeedsPassword(true);
        else if (isAboutPassword) setProblem(errorSentence(error, translate));
        else onFailed(errorSentence(error, translate));
      } finally {
        setBusy(false);
      }
    },
    [begin, onFailed, translate],
  );
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void attempt({});
  }, [attempt]);

  if (done) return children(done.begun, done.proof);
  if (!needsPassword) return <Skeleton variant="rounded" height={160} />;
  return (
    <PasswordProof
      problem={problem}
      isBusy={isBusy}
      onGiven={(currentPassword) => void attempt({ currentPassword })}
    />
  );
}
