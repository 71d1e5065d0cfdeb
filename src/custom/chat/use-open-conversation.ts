import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { CHAT, chatAddress, messageAddress } from '../../../domain/chat/chat-address.ts';
import { isObject } from '../../../domain/validate.ts';
import type { Client } from './thread/use-client.ts';

/** What an entry of the history says of how it came about. */
type FromList = { readonly fromList?: boolean };

/**
 * Whose conversation is open, and how another one is opened. Each has an address of its own; a user
 * who comes with the navigation state is preselected (specification 2.11).
 */
export function useOpenConversation() {
  const { clientId } = useParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const user = useMemo(() => clientOf(isObject(state) ? state.user : undefined), [state]);

  useEffect(() => {
    if (clientId === undefined && user) {
      navigate(chatAddress(user.id), { replace: true, state: { user } });
    }
  }, [clientId, user, navigate]);

  const open = useCallback(
    (id: string, position?: number) => {
      // From one conversation to another is one entry of the history, so that Back leaves the chat.
      const isFromList = clientId === undefined;
      const before = isObject(state) && (state as FromList).fromList === true;
      navigate(position === undefined ? chatAddress(id) : messageAddress(id, position), {
        replace: !isFromList,
        state: { fromList: isFromList || before },
      });
    },
    [navigate, clientId, state],
  );
  const close = useCallback(() => {
    if (isObject(state) && (state as FromList).fromList === true) navigate(-1);
    else navigate(CHAT, { replace: true });
  }, [navigate, state]);
  return { clientId, given: user?.id === clientId ? user : undefined, open, close };
}

/** The preselected user: a record, or only its id. */
function clientOf(user: unknown): Client | undefined {
  if (typeof user === 'string') return { id: user };
  if (!isObject(user)) return undefined;
  const id = user._id ?? user.id;
  if (typeof id !== 'string') return undefined;
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return {
    id,
    firstName: text(user.firstName),
    lastName: text(user.lastName),
    photo: text(user.photo),
  };
}
