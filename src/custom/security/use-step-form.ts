import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorSentence } from './error-sentence.ts';

type StepForm = {
  /** What the form does: nothing while it is not ready, or while it is being sent. */
  readonly submit: (event: FormEvent) => void;
  readonly isBusy: boolean;
  /** Why it was rejected, in a sentence; empty otherwise. */
  readonly problem: string;
  readonly clear: () => void;
};

type Step = {
  readonly isReady: boolean;
  readonly send: () => Promise<void>;
  /** The sentence for an error that this step knows better. */
  readonly sentenceOf?: (error: unknown) => string | undefined;
};

/** The form of one step: it is sent once at a time, and says why it was rejected. */
export function useStepForm({ isReady, send, sentenceOf }: Step): StepForm {
  const translate = useTranslate();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    setBusy(true);
    setProblem('');
    try {
      await send();
    } catch (error) {
      setProblem(sentenceOf?.(error) ?? errorSentence(error, translate));
    } finally {
      setBusy(false);
    }
  };
  return {
    submit(event) {
      event.preventDefault();
      event.stopPropagation();
      if (isReady && !isBusy) void run();
    },
    isBusy,
    problem,
    clear: () => setProblem(''),
  };
}
