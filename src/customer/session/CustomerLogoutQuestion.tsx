import { useState } from 'react';
import { ignoringFailure } from '../../../domain/ignoring-failure.ts';
import { useChat } from '../../providers/chat/use-chat.ts';
import { draftsOf, keepDraft } from '../chat/use-stored-text.ts';
import { plural, useLanguage } from '../language/language.ts';
import { Dialog } from '../parts/Dialog.tsx';
import type { CustomerSession } from './customer-session.ts';

/** Logs out; the person confirms it first if something would be lost with it. */
export function useLogout(session: CustomerSession) {
  const chat = useChat();
  const [lost, setLost] = useState<{ unsent: number; hasDraft: boolean }>();
  const outgoing = () => chat.timeline(chat.self.id).read().outgoing;

  const leave = async () => {
    await Promise.all(
      outgoing().map(({ key }) =>
        ignoringFailure(chat.discard(key), 'A message that is being sent arrives.'),
      ),
    );
    for (const owner of draftsOf(chat.self.id)) keepDraft(owner, '');
    await session.logout();
  };
  return {
    isRequested: lost !== undefined,
    unsent: lost?.unsent ?? 0,
    hasDraft: lost?.hasDraft ?? false,
    ask: () => {
      const unsent = outgoing().length;
      const hasDraft = draftsOf(chat.self.id).length > 0;
      if (unsent > 0 || hasDraft) setLost({ unsent, hasDraft });
      else void leave();
    },
    leave: () => void leave(),
    stay: () => setLost(undefined),
  };
}

type Props = { unsent: number; hasDraft: boolean; leave: () => void; stay: () => void };

/** Names what a logout would remove from this device. */
export function CustomerLogoutQuestion({ unsent, hasDraft, leave, stay }: Props) {
  const { texts, locale } = useLanguage();
  const { logout } = texts;
  return (
    <Dialog title={logout.title} onClose={stay}>
      <p>{logout.lost}</p>
      <ul>
        {unsent > 0 && <li>{plural(logout.unsent, unsent, locale)}</li>}
        {hasDraft && <li>{logout.draft}</li>}
      </ul>
      <div className="dialog-actions">
        <button type="button" className="button quiet" onClick={stay}>
          {logout.stay}
        </button>
        <button type="button" className="button danger" onClick={leave}>
          {logout.confirm}
        </button>
      </div>
    </Dialog>
  );
}
