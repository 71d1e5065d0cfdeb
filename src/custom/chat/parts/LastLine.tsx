import { useTranslate } from 'react-admin';
import type { LastMessage } from '../../../../domain/chat/conversation.ts';
import { summaryOf } from '../../../../domain/chat/message-content.ts';
import { NOTE } from '../../../../domain/chat/message-types.ts';
import { officeKindOf } from '../message/office-kinds.ts';

/** The latest message of a conversation, in one line. */
export function LastLine({ last, isOwn }: { last: LastMessage | null; isOwn: boolean }) {
  const translate = useTranslate();
  if (!last) return translate('chat.screen.list.noMessage');
  const { type, name } = last.message;
  // A type that another back end knows is a file here.
  const summary =
    summaryOf(last.message) ?? (name === undefined ? { kind: 'file' } : { text: name });
  return (
    <>
      {isOwn && type !== NOTE && <span>{translate('chat.screen.list.office')}</span>}
      <KindIcon type={type} />
      <bdi className="chat-cut">
        {'text' in summary ? summary.text : translate(`chat.kinds.${summary.kind}.short`)}
      </bdi>
    </>
  );
}

function KindIcon({ type }: { type: string }) {
  const { icon } = officeKindOf(type);
  return icon === undefined ? null : (
    <svg viewBox="0 0 24 24" className="chat-kind" aria-hidden="true">
      <path d={icon} />
    </svg>
  );
}
