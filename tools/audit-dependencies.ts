/**
 * `npm run audit`: compares the advisories that the registry has for what runs with
 * docs/audit-exceptions.json. It fails for each that is not there, and for an exception that ended.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AuditReport, judgeAudit } from './dependencies/advisories.ts';

const ROOT = join(import.meta.dirname, '..');
const EXCEPTIONS = 'docs/audit-exceptions.json';
const MOST_BYTES = 50_000_000;

// npm ends with 1 for any finding, and prints its report all the same.
const { stdout, stderr, error } = spawnSync('npm', ['audit', '--json', '--omit=dev'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: MOST_BYTES,
});
if (error) throw error;
if (!stdout.trim().startsWith('{')) throw new Error(`npm audit printed no report: ${stderr}`);
const report: AuditReport = JSON.parse(stdout);
const exceptions = JSON.parse(readFileSync(join(ROOT, EXCEPTIONS), 'utf8'));
const { unchecked, problems, notes } = judgeAudit(
  report,
  exceptions,
  new Date().toISOString().slice(0, 10),
);
for (const note of notes) console.log(note);
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(`Update the package, or say in ${EXCEPTIONS} why it does not concern us.`);
  process.exitCode = 1;
} else if (unchecked) {
  console.log('The registry offers no advisories; not checked.');
} else {
  console.log('No package that runs has an advisory without an exception.');
}
