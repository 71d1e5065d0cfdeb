import { useState } from 'react';
import { saveBlob } from '../../providers/save-blob.ts';
import { useLanguage } from '../language/language.ts';
import { useOwnTexts } from '../language/use-own-texts.ts';
import { Icon } from '../parts/Icon.tsx';
import type { CustomerSession } from '../session/customer-session.ts';
import { ownCalls, rejectionCode, sentenceIn } from '../session/own-calls.ts';
import '../style/own-data.css';

type Props = { session: CustomerSession };

/** All that is stored about the customer, as one file that they download. */
export default function OwnData({ session }: Props) {
  const { archive: texts } = useOwnTexts();
  const { isBusy, isSaved, problem, download } = useOwnArchive(session, `${texts.file}.zip`);
  return (
    <div className="own-data">
      <button type="button" aria-disabled={isBusy} aria-describedby="own-data" onClick={download}>
        <Icon name="save" />
        {isBusy ? texts.busy : texts.download}
      </button>
      <p role="status" className={isSaved ? 'notice notice-info' : 'hidden'}>
        {isSaved && texts.saved}
      </p>
      <div role="alert">{problem && <p className="notice notice-error">{problem}</p>}</div>
      <p id="own-data" className="muted small">
        {texts.hint}
      </p>
    </div>
  );
}

/** Downloads the archive, once at a time. */
function useOwnArchive(session: CustomerSession, name: string) {
  const { locale } = useLanguage();
  const { rejection } = useOwnTexts();
  const [state, setState] = useState<'idle' | 'busy' | 'saved'>('idle');
  const [problem, setProblem] = useState('');

  /** The limit says by itself when it ends. */
  const problemOf = (error: unknown): string => {
    const code = rejectionCode(error);
    if (code === 'request.tooMany') return rejection.wait;
    return sentenceIn(error, locale) ?? rejection[code === 'offline' ? 'offline' : 'failed'];
  };
  const download = async () => {
    if (state === 'busy') return;
    setState('busy');
    setProblem('');
    try {
      saveBlob(await ownCalls(session).file('auth/me/archive'), name);
      setState('saved');
    } catch (error) {
      setProblem(problemOf(error));
      setState('idle');
    }
  };
  return { isBusy: state === 'busy', isSaved: state === 'saved', problem, download };
}
