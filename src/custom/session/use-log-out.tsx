import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { useLogout } from 'react-admin';
import { ignoringFailure } from '../../../domain/ignoring-failure.ts';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { useToast } from '../../kit/notices/use-notice.tsx';
import { closeOfficeChat } from '../../providers/chat/office-chat.ts';
import { DraftsContext } from '../../providers/drafts.ts';
import { readUser } from '../../providers/session.ts';
import { UnsentContext } from '../../providers/unsent/late-unsent.ts';
import type { Unsent } from '../../providers/unsent/unsent.ts';
import { whenIdle } from '../../providers/when-idle.ts';
import { clearDevice, type DeviceData, deviceData } from './device-data.ts';

const loadQuestion = () => import('./LogoutQuestion.tsx');
const LogoutQuestion = lazyPart(loadQuestion, 'LogoutQuestion');
const loadUnsentQuestion = () => import('./UnsentQuestion.tsx');
const UnsentQuestion = lazyPart(loadUnsentQuestion, 'UnsentQuestion');

/**
 * Logs out, and clears everything that this device stores for the user (specification 4,
 * "Session"). Unsaved data is named first; the component that offers the logout renders `question`.
 */
export function useLogOut(): { logOut: () => void; question: ReactNode } {
  const logout = useLogout();
  const queryClient = useQueryClient();
  const drafts = use(DraftsContext);
  const toast = useToast();
  const [question, setQuestion] = useState<DeviceData>();
  useLoadWhenIdle();

  const leave = async () => {
    const user = readUser();
    setQuestion(undefined);
    closeOfficeChat();
    if (user) await clearDevice(drafts, user._id);
    // What is still being read would be rejected once the session is over.
    await queryClient.cancelQueries();
    await logout();
  };
  const [unsent, setUnsent] = useState<Unsent>();
  const late = use(UnsentContext);
  /** Changes that wait are not cleared with the rest: whoever logs in again sends them. */
  const begin = async () => {
    const waiting = await late?.load();
    await waiting?.queue.ready();
    if (!waiting || waiting.queue.all().length === 0) return ask();
    try {
      await loadUnsentQuestion();
      setUnsent(waiting);
    } catch {
      toast('session.unreachable', { type: 'error' });
    }
  };
  const ask = async () => {
    setUnsent(undefined);
    const user = readUser();
    const found = user && (await deviceData(drafts, user._id));
    if (!found || Object.values(found).every(({ length }) => length === 0)) return leave();
    try {
      // Whoever has been offline from the beginning cannot be shown the question, and loses nothing.
      await loadQuestion();
      setQuestion(found);
    } catch {
      toast('session.unreachable', { type: 'error' });
    }
  };
  return {
    logOut: () => void begin(),
    question: unsent ? (
      <Suspense fallback={null}>
        <UnsentQuestion
          unsent={unsent}
          onStay={() => setUnsent(undefined)}
          onLeave={() => void ask()}
        />
      </Suspense>
    ) : (
      question && (
        <Suspense fallback={null}>
          <LogoutQuestion
            data={question}
            onStay={() => setQuestion(undefined)}
            onLeave={() => void leave()}
          />
        </Suspense>
      )
    ),
  };
}

/** Whoever goes offline has something unsent, and must see the question all the same. */
function useLoadWhenIdle(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      whenIdle(
        queryClient,
        () =>
          void ignoringFailure(
            Promise.all([loadQuestion(), loadUnsentQuestion()]),
            'It is loaded again when it is shown.',
          ),
      ),
    [queryClient],
  );
}
