import { expect, type Page, test } from '@playwright/test';

/** The most that a task may need. Text that has to be typed counts in neither. */
export type TaskLimit = {
  readonly clicks?: number;
  readonly keys?: number;
  readonly seconds?: number;
};

/** The most frequent tasks of an office, and what each may cost. */
export const TASKS = {
  findOrder: { title: 'Find an order of unknown stage', most: { clicks: 1 } },
  payOne: { title: 'Mark an order as paid', most: { clicks: 1 } },
  payTen: { title: 'Mark ten orders as paid', most: { clicks: 3 } },
  sendOn: { title: 'Send an order on', most: { clicks: 0, keys: 1 } },
  printLabels: { title: 'Print the labels of twelve orders', most: { clicks: 4 } },
  issueAndSend: { title: 'Issue an invoice and send it', most: { clicks: 3 } },
  receiveParcels: { title: 'Receive fifteen parcels', most: { clicks: 0, keys: 15, seconds: 45 } },
  weighParcels: { title: 'Weigh four parcels and take the price', most: { clicks: 2, keys: 4 } },
  enterOrder: { title: 'Enter an order, which stays open', most: { clicks: 5 } },
  undoLater: { title: 'Undo a change after its notice has gone', most: { clicks: 2 } },
} as const satisfies Readonly<Record<string, { title: string; most: TaskLimit }>>;

export type TaskName = keyof typeof TASKS;
/** What a task has cost. */
export type TaskCost = { readonly clicks: number; readonly keys: number; readonly seconds: number };
/** The annotation of a test that has walked a task: its JSON is the name and the cost. */
export const TASK_ANNOTATION = 'task';

/**
 * Counts from now on where a person presses, and which keys, except for those that write text. The
 * function that is returned ends the task, and fails if it has cost more of them than it may.
 */
export async function startTask(page: Page, name: TaskName): Promise<() => Promise<TaskCost>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const isCounting = dataset.clicks !== undefined;
    Object.assign(dataset, { clicks: '0', keys: '0' });
    if (isCounting) return;
    const isText = (event: Event): boolean => {
      if (!(event instanceof KeyboardEvent)) return false;
      const { key, target } = event;
      const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      // What a hand scanner types are digits; a modifier belongs to the key that it modifies.
      const isTyped = /^\d$/.test(key) || (isField && key.length === 1);
      return isTyped || ['Shift', 'Control', 'Alt', 'Meta'].includes(key);
    };
    const counting = (of: 'clicks' | 'keys') => (event: Event) => {
      if (event.isTrusted && !isText(event)) dataset[of] = String(Number(dataset[of]) + 1);
    };
    document.addEventListener('pointerdown', counting('clicks'), true);
    document.addEventListener('keydown', counting('keys'), true);
  });
  const start = Date.now();
  return async () => {
    const seconds = (Date.now() - start) / 1000;
    const counted = await page.evaluate(() => {
      const { clicks, keys } = document.documentElement.dataset;
      return { clicks: Number(clicks), keys: Number(keys) };
    });
    const cost = { ...counted, seconds };
    test.info().annotations.push({
      type: TASK_ANNOTATION,
      description: JSON.stringify({ name, ...cost }),
    });
    // Seconds depend on the machine; npm run tasks compares them, where nothing else runs.
    const { clicks, keys }: TaskLimit = TASKS[name].most;
    for (const [measure, most] of Object.entries({ clicks, keys })) {
      if (most === undefined) continue;
      expect(counted[measure as keyof typeof counted], `${measure} of ${name}`).toBeLessThanOrEqual(
        most,
      );
    }
    return cost;
  };
}
