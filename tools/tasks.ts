// Walks the most frequent tasks of an office in Chromium, and prints what each has cost beside what it
// may cost. A task is a walk of tests/e2e with the tag @task (tests/support/e2e/tasks.ts).
//
//   npm run tasks
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  TASK_ANNOTATION,
  TASKS,
  type TaskCost,
  type TaskLimit,
  type TaskName,
} from '../tests/support/e2e/tasks.ts';

/** The parts of Playwright's report that are read here. */
type Suite = {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly { readonly tests: readonly WalkedTest[] }[];
};
type WalkedTest = {
  readonly projectName: string;
  readonly annotations: readonly { readonly type: string; readonly description?: string }[];
};
type Walked = TaskCost & { readonly name: TaskName; readonly screen: string };

const ROOT = join(import.meta.dirname, '..');
const SCREENS = ['desktop', 'phone'] as const;
const MEASURES = ['clicks', 'keys', 'seconds'] as const;
const WIDTHS = { title: 44, screen: 9, measure: 16 } as const;

const testsOf = ({ suites = [], specs = [] }: Suite): readonly WalkedTest[] => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(testsOf),
];

const costsOf = ({ projectName: screen, annotations }: WalkedTest): readonly Walked[] =>
  annotations
    .filter(({ type }) => type === TASK_ANNOTATION)
    .map(({ description = '{}' }) => ({ ...(JSON.parse(description) as Walked), screen }));

/** A cost beside its limit: `2 of 3`. */
function cell(cost: number, limit: number | undefined, digits: number): string {
  const text = cost.toFixed(digits);
  return limit === undefined ? text : `${text} of ${limit}`;
}

const { status } = spawnSync('playwright', ['test', '--grep', '@task', ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
});
const report = JSON.parse(
  readFileSync(join(ROOT, 'test-results', 'browser.json'), 'utf8'),
) as Suite;
const walked = testsOf(report).flatMap(costsOf);

const line = (title: string, screen: string, measures: readonly string[]): string =>
  [
    title.padEnd(WIDTHS.title),
    screen.padEnd(WIDTHS.screen),
    ...measures.map((text) => text.padStart(WIDTHS.measure)),
  ].join('');

console.log(`\n${line('Task', 'Screen', MEASURES)}`);
for (const [name, { title, most }] of Object.entries<{ title: string; most: TaskLimit }>(TASKS)) {
  const costsOn = (screen: string) =>
    walked.find((one) => one.name === name && one.screen === screen);
  const screens = SCREENS.filter(costsOn);
  for (const screen of screens.length > 0 ? screens : SCREENS) {
    const found = costsOn(screen);
    const costs = MEASURES.map((measure) =>
      found ? cell(found[measure], most[measure], measure === 'seconds' ? 1 : 0) : 'not walked',
    );
    console.log(line(title, screen, costs));
  }
}
const isSlow = walked.some(({ name, seconds }) => {
  const { seconds: most = Number.POSITIVE_INFINITY }: TaskLimit = TASKS[name].most;
  return seconds > most;
});
if (isSlow) console.log('A task has taken longer than it may.');
process.exitCode = status === 0 && !isSlow ? 0 : 1;
