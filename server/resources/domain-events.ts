import type { FastifyBaseLogger } from 'fastify';
import type { ChangedRecord, ServerEvents } from '../../domain/chat/live-events.ts';

/** Who is notified: everybody of the staff, or one customer. */
export type Audience = 'staff' | { readonly customer: string };

/** An event of the live channel. */
export type LiveEvent = {
  [Event in keyof ServerEvents]: {
    readonly event: Event;
    readonly args: Parameters<ServerEvents[Event]>;
  };
}[keyof ServerEvents];

/** An event for those who are connected; `except` is a user who is left out. */
export type Notification = LiveEvent & { readonly to: Audience; readonly except?: string };

/**
 * Sessions that have ended: one, or all of a user. Those that `reconnects` go on with other rights: only
 * what is open live begins anew.
 */
export type EndedSessions =
  | { readonly hash: Buffer }
  | { readonly userId: string; readonly reconnects?: true };

/** A change of one record, and who has made it; the server has no id. */
export type RecordChange = ChangedRecord & { readonly userId: string | null };

/** The events of those who write, once they are certain. */
export type Announcements = {
  readonly notify: (notification: Notification) => void;
  readonly sessionsEnded: (ended: EndedSessions) => void;
};

/**
 * What happens in this process, for parts that those who write do not know, such as the live
 * channel. It is published after the commit, and is lost if nobody listens.
 */
export type DomainEvents = Announcements & {
  readonly onNotification: (listener: Announcements['notify']) => void;
  readonly onSessionsEnded: (listener: Announcements['sessionsEnded']) => void;
  readonly recordChanged: (change: RecordChange) => void;
  readonly onRecordChanged: (listener: (change: RecordChange) => void) => void;
};

/** A listener that fails is logged: what happened cannot be undone. */
export function openDomainEvents(log: FastifyBaseLogger): DomainEvents {
  const notifications = channel<Notification>(log);
  const sessions = channel<EndedSessions>(log);
  const changes = channel<RecordChange>(log);
  return {
    notify: notifications.say,
    sessionsEnded: sessions.say,
    onNotification: notifications.listen,
    onSessionsEnded: sessions.listen,
    recordChanged: changes.say,
    onRecordChanged: changes.listen,
  };
}

function channel<Published>(log: FastifyBaseLogger) {
  const listeners: ((event: Published) => void)[] = [];
  return {
    listen: (listener: (event: Published) => void) => void listeners.push(listener),
    say: (event: Published) => {
      for (const listener of listeners) {
        try {
          listener(event);
        } catch (error) {
          log.error({ err: error }, 'domain event could not be published');
        }
      }
    },
  };
}
