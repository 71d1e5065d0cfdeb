import { createTimeline, type TimelineEntry } from './timeline-entry.ts';
import type { TimelineWork } from './timeline-state.ts';

/** The timelines of all customers that somebody has looked at. */
export function createTimelines(work: TimelineWork) {
  const entries = new Map<string, TimelineEntry>();
  return {
    get: (clientId: string) => entries.get(clientId),
    of(clientId: string): TimelineEntry {
      const known = entries.get(clientId) ?? createTimeline(clientId, work);
      entries.set(clientId, known);
      return known;
    },
    /** Loads what may be missing of all that are looked at. */
    refresh: () => {
      for (const entry of entries.values()) entry.refresh();
    },
    /** The conversations have been read again. */
    listed: () => {
      for (const entry of entries.values()) entry.listed();
    },
    close: () => {
      for (const entry of entries.values()) entry.close();
    },
  };
}

export type Timelines = ReturnType<typeof createTimelines>;
