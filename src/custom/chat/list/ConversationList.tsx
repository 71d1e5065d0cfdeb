import { type Ref, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { Conversation } from '../../../../domain/chat/conversation.ts';
import { useChat, useChatOverview } from '../../../providers/chat/use-chat.ts';
import type { Inbox } from '../inbox/use-inbox.tsx';
import { useNeighbourKeys } from '../inbox/use-neighbour-keys.ts';
import { Nothing } from '../parts/Nothing.tsx';
import { useToday } from '../parts/use-today.ts';
import { ConversationRow } from './ConversationRow.tsx';
import { FoundMessages } from './FoundMessages.tsx';
import { PersonRows, type RowsHandle } from './PersonRows.tsx';
import { RowsLoading } from './RowsLoading.tsx';
import { searchingNames } from './search-names.ts';
import { useFoundMessages } from './use-found-messages.ts';

type Props = {
  search: string;
  onClearSearch: () => void;
  inbox: Inbox;
  current: string | undefined;
  onOpen: (clientId: string, position?: number) => void;
  handle: Ref<RowsHandle>;
};

const idOf = ({ clientId }: Conversation): string => clientId._id;

/** The conversations, newest first (specification 4), or the reason why there are none. */
export function ConversationList({ search, onClearSearch, inbox, ...list }: Props) {
  const translate = useTranslate();
  const chat = useChat();
  const today = useToday();
  const { load, conversations, online, writers } = useChatOverview();
  const shown = useShown(conversations, inbox, search);
  const messages = useFoundMessages(search);
  useNeighbourKeys({ shown, current: list.current, onOpen: list.onOpen });
  if (load === 'failed') {
    return (
      <Nothing
        isAlert
        title={translate('chat.screen.pane.listFailed')}
        hint={translate('chat.screen.pane.failedHint')}
        action={{ label: translate('common.retry'), onClick: chat.reload }}
      />
    );
  }
  if (load === 'pending') return <RowsLoading />;
  const found = <FoundMessages found={messages} onOpen={list.onOpen} />;
  if (shown.length === 0 && messages.hits.length > 0) {
    return (
      <div className="chat-scroll">
        <p className="chat-end">{translate('chat.screen.list.noName')}</p>
        {found}
      </div>
    );
  }
  if (shown.length === 0) {
    return (
      <NoneShown
        isSearching={messages.isPending}
        search={search}
        onClearSearch={onClearSearch}
        inbox={inbox}
        isEmpty={conversations.length === 0}
      />
    );
  }
  return (
    <PersonRows
      {...list}
      end={found}
      items={shown}
      idOf={idOf}
      label={translate('chat.screen.list.label')}
      row={(conversation, place) => (
        <ConversationRow
          {...place}
          conversation={conversation}
          isOnline={online.has(conversation.clientId._id)}
          isWriting={
            writers.get(conversation._id)?.some(({ from }) => from === 'customer') ?? false
          }
          today={today}
        />
      )}
    />
  );
}

function useShown(conversations: readonly Conversation[], { pick }: Inbox, search: string) {
  const picked = useMemo(() => pick(conversations), [pick, conversations]);
  return useMemo(() => {
    const isFound = searchingNames(search);
    return search.trim() ? picked.filter(({ clientId }) => isFound(clientId)) : picked;
  }, [picked, search]);
}

type NoneProps = Pick<Props, 'search' | 'onClearSearch' | 'inbox'> & {
  isEmpty: boolean;
  /** Whether messages are still searched. */
  isSearching: boolean;
};

function NoneShown({ search, onClearSearch, inbox, isEmpty, isSearching }: NoneProps) {
  const translate = useTranslate();
  if (isEmpty) {
    return (
      <Nothing
        title={translate('chat.screen.list.none')}
        hint={translate('chat.screen.list.noneHint')}
      />
    );
  }
  const showAll = () => {
    onClearSearch();
    inbox.clear();
  };
  return (
    <Nothing
      title={translate('chat.screen.list.noMatch')}
      hint={translate(
        `chat.screen.list.${isSearching ? 'searching' : inbox.isNarrowed || !search ? 'narrowedHint' : 'noMatchHint'}`,
      )}
      action={{ label: translate('chat.screen.list.showAll'), onClick: showAll }}
    />
  );
}
