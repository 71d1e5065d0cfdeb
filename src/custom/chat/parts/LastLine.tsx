import { useTranslate } from 'react-admin';
import type { LastMessage } from '../../../../domain/chat/conversation.ts';
import { KindIcon, kindKey } from './kinds.tsx';

/** The latest message of a conversation, in one line. */
export function LastLine({ last, isOwn }: { last: LastMessage | null; isOwn: boolean }) {
  const translate = useTranslate();
  if (!last) return translate('chat.screen.list.noMessage');
  const { type, content, name } = last.message;
  const kind = kindKey(type);
  const isText = type === 'text' || type === 'note' || type === 'link';
  // A recorder or a camera has made up their names; those of papers were chosen.
  const shownName = type === 'audio' || type === 'image' ? undefined : name;
  return (
    <>
      {isOwn && type !== 'note' && <span>{translate('chat.screen.list.office')}</span>}
      <KindIcon type={type} />
      <bdi className="chat-cut">{isText ? content : (shownName ?? (kind && translate(kind)))}</bdi>
    </>
  );
}
