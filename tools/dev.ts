import { type ChildProcess, spawn } from 'node:child_process';
import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { COMPILE_CACHE } from './compile-cache.ts';
import { endWithParent } from './end-with-parent.ts';

const ROOT = join(import.meta.dirname, '..');
const WATCHED = ['server', 'domain'];
const SOURCE = /\.(ts|sql|json)$/;
/** An editor writes several files, and each of them in several steps. */
const SETTLED_MS = 150;
const TIMEOUT_MS = 25_000;
const WIDTH = 6;

let ending = false;
const running = new Set<ChildProcess>();

const print = (name: string, line: string) => console.log(`${name.padEnd(WIDTH)} | ${line}`);

function startHalf(name: string, script: string): ChildProcess {
  // Each in its own process group, so that one signal reaches it with everything that it started.
  const child = spawn(process.execPath, [script], {
    cwd: ROOT,
    detached: true,
    env: { ...process.env, ...COMPILE_CACHE },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.on('exit', () => running.delete(child));
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => print(name, line));
  }
  return child;
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  const { pid, exitCode, signalCode } = child;
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, name);
}

function end(): void {
  if (ending) return;
  ending = true;
  for (const child of running) signal(child, 'SIGTERM');
  // Whatever does not end by then is ended.
  setTimeout(() => {
    for (const child of running) signal(child, 'SIGKILL');
  }, TIMEOUT_MS).unref();
  for (const watcher of watchers.values()) watcher.close();
  clearTimeout(settling);
}

/** The server, which starts again when a source changes; until then one that failed stays ended. */
let server = startHalf('server', 'server/start.ts');

function serverAgain(): void {
  if (ending) return;
  const former = server;
  const next = () => {
    if (ending || former !== server) return;
    server = startHalf('server', 'server/start.ts');
  };
  if (running.has(former)) {
    former.once('exit', next);
    signal(former, 'SIGTERM');
  } else next();
}

let settling: NodeJS.Timeout | undefined;
const watchers = new Map<string, FSWatcher>();

/**
 * Watches each folder by itself: an editor that saves by renaming puts another file in the place of
 * the first, and Node's watcher of whole trees looks at the first one only.
 */
function watchFolder(folder: string): void {
  if (watchers.has(folder)) return;
  const watcher = watch(folder, (_event, name) => {
    const file = join(folder, name ?? '');
    if (SOURCE.test(file)) changed(file);
    else if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) watchTree(file);
  });
  // The folder is deleted, and with it what was watched.
  watcher.on('error', () => watchers.delete(folder));
  watchers.set(folder, watcher);
}

function watchTree(folder: string): void {
  watchFolder(folder);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (entry.isDirectory()) watchFolder(join(entry.parentPath, entry.name));
  }
}

function changed(file: string): void {
  clearTimeout(settling);
  settling = setTimeout(() => {
    print('server', `${relative(ROOT, file)} has changed`);
    serverAgain();
  }, SETTLED_MS);
}

for (const folder of WATCHED) watchTree(join(ROOT, folder));

const web = startHalf('web', 'node_modules/vite/bin/vite.js');
web.on('exit', (code) => {
  if (!ending) process.exitCode = code ?? 1;
  end();
});

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, end);
endWithParent(end);
