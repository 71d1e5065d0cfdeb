import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { useInbox } from '../inbox/use-inbox.tsx';
import { AllPlanned } from '../planned/AllPlanned.tsx';
import { ConversationList } from './ConversationList.tsx';
import { ListHeader } from './ListHeader.tsx';
import { PeopleList } from './PeopleList.tsx';
import type { RowsHandle } from './PersonRows.tsx';
import { UnknownNumbers } from './UnknownNumbers.tsx';
import { useTypedSearch } from './use-typed-search.ts';

type Props = {
  /** Whose conversation is open. */
  current: string | undefined;
  /** Opens a conversation, at one of its messages. */
  onOpen: (clientId: string, position?: number) => void;
};

/** The left pane: the conversations, or after the plus the people to begin one with. */
export function ChatList({ current, onOpen }: Props) {
  const rows = useRef<RowsHandle>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isStarting, setStarting] = useState(false);
  const { typed, search, setTyped, clear } = useTypedSearch();
  const inbox = useInbox();
  const open = (clientId: string, position?: number) => {
    setStarting(false);
    if (isStarting) clear();
    onOpen(clientId, position);
  };
  const list = { search, current, onOpen: open, handle: rows };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 }}>
      <ListHeader
        typed={typed}
        isStarting={isStarting}
        input={input}
        onType={setTyped}
        onClear={clear}
        onToggle={() => {
          setStarting(!isStarting);
          clear();
          if (!isStarting) input.current?.focus();
        }}
        onDown={() => rows.current?.focus()}
      />
      {!isStarting && <UnknownNumbers />}
      {!isStarting && <AllPlanned onOpen={onOpen} />}
      {!isStarting && inbox.toolbar}
      {isStarting ? (
        <PeopleList {...list} />
      ) : (
        <ConversationList {...list} inbox={inbox} onClearSearch={clear} />
      )}
    </Box>
  );
}
