import { useState } from 'react';
import { useChat } from '../../providers/chat/use-chat.ts';
import { customerKindOf } from '../content/customer-kinds.tsx';
import { formatTime } from '../language/formats.ts';
import { useLanguage } from '../language/language.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon, type IconName } from '../parts/Icon.tsx';
import type { Entry, EntryState } from './own-entries.ts';
import { rejectionText } from './rejection-text.ts';

const STATE_ICONS: Readonly<Record<EntryState, IconName>> = {
  waiting: 'clock',
  sending: 'clock',
  failed: 'warning',
  sent: 'sent',
  delivered: 'twice',
  seen: 'twice',
};

/** One message, on the side of whoever wrote it. */
export function Bubble({ entry }: { entry: Entry }) {
  const { texts } = useLanguage();
  const { isOwn, message, outgoing, state } = entry;
  const { Content, bubble } = customerKindOf(message.type);
  return (
    <li className={`bubble-row ${isOwn ? 'own' : 'theirs'}`} data-state={state}>
      <span className="hidden">{isOwn ? texts.chat.you : texts.office.name}</span>
      <div className={`bubble bubble-${bubble}`}>
        <Content message={message} file={outgoing?.file} />
        {outgoing?.progress !== undefined && state === 'sending' && (
          <progress value={outgoing.progress} max={1} aria-label={texts.state.sending} />
        )}
        <Foot entry={entry} />
      </div>
      {state === 'failed' && outgoing && <Failed entry={entry} />}
    </li>
  );
}

/** When it was written and how far it has come. An own message can be deleted from here. */
function Foot({ entry: { createdAt, state, stored } }: { entry: Entry }) {
  const { texts, locale } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const time = (
    <>
      {stored?.edited !== undefined && texts.state.edited}
      <time dateTime={createdAt}>{formatTime(createdAt, locale)}</time>
    </>
  );
  if (!state) return <p className="foot">{time}</p>;
  const badge = (
    <span className={`badge-${state}`}>
      <Icon name={STATE_ICONS[state]} size={16} />
      <span className="hidden">{texts.state[state]}</span>
    </span>
  );
  if (!stored) {
    return (
      <p className="foot">
        {time} {badge}
      </p>
    );
  }
  return (
    <>
      <button type="button" className="foot" onClick={() => setOpen(true)} aria-haspopup="dialog">
        {time} {badge}
      </button>
      {isOpen && <DeleteQuestion message={stored} onClose={() => setOpen(false)} />}
    </>
  );
}

type QuestionProps = { message: NonNullable<Entry['stored']>; onClose: () => void };

function DeleteQuestion({ message, onClose }: QuestionProps) {
  const { remove } = useLanguage().texts;
  const chat = useChat();
  const [state, setState] = useState<'asking' | 'busy' | 'failed'>('asking');
  const confirm = () => {
    setState('busy');
    chat.deleteMessage(message).then(onClose, () => setState('failed'));
  };
  return (
    <Dialog title={remove.action} onClose={onClose}>
      <p>{remove.question}</p>
      <div role="alert">
        {state === 'failed' && <p className="notice notice-error">{remove.failed}</p>}
      </div>
      <div className="dialog-actions">
        <button type="button" className="button quiet" onClick={onClose}>
          {remove.cancel}
        </button>
        <button
          type="button"
          className="button danger"
          disabled={state === 'busy'}
          onClick={confirm}
        >
          {remove.confirm}
        </button>
      </div>
    </Dialog>
  );
}

/** Why a message was not sent, and what can be done. */
function Failed({ entry: { outgoing } }: { entry: Entry }) {
  const { locale, texts } = useLanguage();
  const chat = useChat();
  if (!outgoing) return null;
  return (
    <div className="failed">
      <p role="alert">{rejectionText(outgoing.failure, { locale, texts })}</p>
      <button type="button" className="button quiet" onClick={() => chat.retry(outgoing.key)}>
        {texts.state.retry}
      </button>
      <button
        type="button"
        className="button quiet"
        onClick={() => void chat.discard(outgoing.key)}
      >
        {texts.state.discard}
      </button>
    </div>
  );
}
