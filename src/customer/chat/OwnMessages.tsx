import { useEffect, useMemo, useRef } from 'react';
import type { Timeline } from '../../providers/chat/chat.ts';
import { useChat } from '../../providers/chat/use-chat.ts';
import { formatDay } from '../language/formats.ts';
import { useLanguage } from '../language/language.ts';
import { Icon } from '../parts/Icon.tsx';
import { Bubble } from './Bubble.tsx';
import { daysOf, type Entry, entriesOf } from './own-entries.ts';
import { useScroll } from './use-scroll.ts';

type Props = { timeline: Timeline; isShown: boolean };

/** The messages, the newest at the bottom. Older ones come when somebody scrolls up to them. */
export function OwnMessages({ timeline, isShown }: Props) {
  const { texts } = useLanguage();
  const chat = useChat();
  const entries = useMemo(() => entriesOf(timeline), [timeline]);
  const { scroller, isAtEnd, toEnd } = useScroll(entries, () => {
    if (timeline.hasOlder && timeline.older === 'idle') void chat.loadOlder(chat.self.id);
  });
  useSeen(entries, isShown && isAtEnd);

  return (
    <div className="messages">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <section ref={scroller} className="scroller" aria-label={texts.chat.messages} tabIndex={0}>
        <div className="entries">
          <Older timeline={timeline} />
          {timeline.load === 'pending' && entries.length === 0 && (
            <p className="muted middle">{texts.chat.loading}</p>
          )}
          {timeline.load === 'ready' && entries.length === 0 && (
            <p className="muted middle">{texts.chat.empty}</p>
          )}
          <Days entries={entries} />
        </div>
      </section>
      {!isAtEnd && (
        <button type="button" className="to-end" aria-label={texts.chat.latest} onClick={toEnd}>
          <Icon name="down" />
        </button>
      )}
      <Newest entries={entries} />
    </div>
  );
}

function Days({ entries }: { entries: readonly Entry[] }) {
  const language = useLanguage();
  const now = new Date();
  return daysOf(entries).map(({ day, at, entries: ofDay }) => (
    <section key={day} className="day">
      <h2 className="day-name">{formatDay(at, now, language)}</h2>
      <ol>
        {ofDay.map((entry) => (
          <Bubble key={entry.key} entry={entry} />
        ))}
      </ol>
    </section>
  ));
}

function Older({ timeline: { hasOlder, older } }: { timeline: Timeline }) {
  const { chat: texts } = useLanguage().texts;
  const chat = useChat();
  if (!hasOlder) return null;
  const load = () => void chat.loadOlder(chat.self.id);
  return (
    <div className="older">
      {older === 'failed' && <p role="alert">{texts.olderFailed}</p>}
      <button type="button" className="button quiet" disabled={older === 'loading'} onClick={load}>
        {older === 'loading' ? texts.loading : older === 'failed' ? texts.again : texts.older}
      </button>
    </div>
  );
}

/** Reads out what the office writes while the page is open. */
function Newest({ entries }: { entries: readonly Entry[] }) {
  const { texts } = useLanguage();
  const opened = useRef(new Date().toISOString());
  const last = entries.at(-1);
  const isNew = last && !last.isOwn && last.createdAt > opened.current;
  return (
    <p className="hidden" role="status">
      {isNew &&
        `${texts.office.name}: ${last.message.type === 'text' ? last.message.content : texts.chat.messages}`}
    </p>
  );
}

/** Reports to the office what has been read: whatever stands at the end of a list that is looked at. */
function useSeen(entries: readonly Entry[], isLookedAt: boolean): void {
  const chat = useChat();
  const last = entries.findLast(({ isOwn }) => !isOwn)?.key;
  useEffect(() => {
    if (!isLookedAt || !last) return undefined;
    const report = () => {
      if (document.visibilityState === 'visible') chat.markSeen(chat.self.id);
    };
    report();
    document.addEventListener('visibilitychange', report);
    return () => document.removeEventListener('visibilitychange', report);
  }, [chat, isLookedAt, last]);
}
