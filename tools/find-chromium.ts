import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The headless shell first: it is the same engine without windows, and needs a tenth less time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

const ELSEWHERE = [
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of a Chromium on this machine; `CHROMIUM_PATH` takes precedence. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROMIUM_PATH) {
    if (isExecutable(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, which is not a program.`);
  }
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, ...ELSEWHERE].find(isExecutable);
}

const MISSING =
  'The browser tests need Chromium. Install it (Debian and Ubuntu: "apt-get install chromium") ' +
  'or set CHROMIUM_PATH to the program.';

function installFromDebian(): void {
  const options = { stdio: ['ignore', 'inherit', 'inherit'] as ['ignore', 'inherit', 'inherit'] };
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  console.log('Installing Chromium with apt-get.');
  execFileSync('apt-get', ['update', '-qq'], { ...options, env });
  const install = (name: string) =>
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
      ...options,
      env,
    });
  try {
    install('chromium-headless-shell');
  } catch {
    install('chromium'); // Older releases have no package of the shell alone.
  }
}

/** Like `findChromium`, but installs Debian's package if possible, and throws if not. */
export function findOrInstallChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) throw new Error(MISSING);
  installFromDebian();
  const installed = findChromium();
  if (!installed) throw new Error(MISSING);
  return installed;
}

if (import.meta.main) {
  try {
    console.log(findOrInstallChromium());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
