import {
  type ChangedRecord,
  EDITING_MS,
  type RecordEditor,
} from '../../../domain/chat/live-events.ts';
import type { Channel } from './channel.ts';
import type { Watched } from './chat.ts';
import { createSource } from './watched.ts';

/** How often the others are notified that a record is still open here; each beat holds for three. */
const EVERY_MS = EDITING_MS / 3;

/** The others who have a record open, by `keyOfRecord`. It never changes in place. */
export type Editors = ReadonlyMap<string, readonly RecordEditor[]>;

/** Which records are open in forms, here and elsewhere. Without a live channel, nobody learns of it. */
export type Editing = {
  readonly others: Watched<Editors>;
  /** Notifies the others that a record is open here, until the returned function is called. */
  readonly begin: (resource: string, recordId: string) => () => void;
  /** Calls back for each record that somebody else has changed; returns what ends it. */
  readonly onChanged: (listener: (changed: ChangedRecord) => void) => () => void;
};

/** The key of a record among the editors. */
export const keyOfRecord = (resource: string, recordId: string): string =>
  `${resource} ${recordId.toLowerCase()}`;

type Timer = ReturnType<typeof setTimeout>;
type Beating = {
  forms: number;
  readonly beat: () => void;
  readonly timer: ReturnType<typeof setInterval>;
};

/** The editors of records, until their last report is too long ago. */
function createEditors() {
  const source = createSource<Editors>(new Map());
  const timers = new Map<string, Timer>();
  const replace = (key: string, list: readonly RecordEditor[]) => {
    const next = new Map(source.read());
    if (list.length > 0) next.set(key, list);
    else next.delete(key);
    source.set(next);
  };
  const without = (key: string, userId: string) =>
    (source.read().get(key) ?? []).filter((one) => one.userId !== userId);

  function left(key: string, userId: string): void {
    clearTimeout(timers.get(`${key} ${userId}`));
    if (timers.delete(`${key} ${userId}`)) replace(key, without(key, userId));
  }
  return {
    source,
    left,
    /** Says whether somebody new has come. */
    there(key: string, editor: RecordEditor): boolean {
      const name = `${key} ${editor.userId}`;
      const isNew = !timers.has(name);
      clearTimeout(timers.get(name));
      timers.set(
        name,
        setTimeout(() => left(key, editor.userId), EDITING_MS),
      );
      if (isNew) replace(key, [...without(key, editor.userId), editor]);
      return isNew;
    },
    close: () => {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}

/** The records that are open here, and what the live channel reports about those of others. */
export function createEditing(channel: () => Channel | undefined) {
  const editors = createEditors();
  const mine = new Map<string, Beating>();
  const listeners = new Set<(changed: ChangedRecord) => void>();
  const send = (resource: string, recordId: string, isOver: boolean) =>
    channel()?.notify('editing', resource, recordId, isOver);

  const editing: Editing = {
    others: editors.source,
    begin(resource, recordId) {
      const key = keyOfRecord(resource, recordId);
      const beat = () => send(resource, recordId, false);
      const beating = mine.get(key) ?? { forms: 0, beat, timer: setInterval(beat, EVERY_MS) };
      mine.set(key, beating);
      beating.forms += 1;
      beat();
      return () => {
        beating.forms -= 1;
        if (beating.forms > 0) return;
        clearInterval(beating.timer);
        mine.delete(key);
        send(resource, recordId, true);
      };
    },
    onChanged(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return {
    editing,
    /** Somebody else has a record open; who has just come is notified at once that it is open here. */
    heard(editor: RecordEditor): void {
      const { resource, recordId, userId, isOver } = editor;
      const key = keyOfRecord(resource, recordId);
      if (isOver) editors.left(key, userId);
      else if (editors.there(key, editor) && mine.has(key)) send(resource, recordId, false);
    },
    /** The channel is there: what was opened before it, or while it was away, is reported at once. */
    joined(): void {
      for (const { beat } of mine.values()) beat();
    },
    changed(changed: ChangedRecord): void {
      for (const listener of [...listeners]) listener(changed);
    },
    close(): void {
      editors.close();
      for (const { timer } of mine.values()) clearInterval(timer);
      mine.clear();
      listeners.clear();
    },
  };
}
