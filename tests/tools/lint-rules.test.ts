import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const RULES = join(ROOT, 'tools/lint');
const folder = mkdtempSync(join(tmpdir(), 'jisr-lint-'));

afterAll(() => rmSync(folder, { recursive: true }));

/** The lines of a module that a rule of the house rejects. */
function rejectedLines(rule: string, lines: readonly string[]): readonly string[] {
  const rules = { plugins: [join(RULES, rule)], linter: { rules: { preset: 'none' } } };
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ root: true, ...rules }));
  writeFileSync(join(folder, 'module.ts'), `${lines.join('\n')}\n`);
  const report = join(folder, 'report.json');
  const biome = join(ROOT, 'node_modules/.bin/biome');
  const args = ['lint', '--reporter=json', `--reporter-file=${report}`, '--max-diagnostics=100'];
  // Without `--error-on-warnings` it ends with 1 where it has found something.
  try {
    execFileSync(biome, [...args, 'module.ts'], { cwd: folder, stdio: 'ignore' });
  } catch (error) {
    if ((error as { status?: unknown }).status !== 1) throw error;
  }
  const { diagnostics } = JSON.parse(readFileSync(report, 'utf8'));
  return (diagnostics as { location: { start: { line: number } } }[]).flatMap(
    ({ location }) => lines[location.start.line - 1] ?? [],
  );
}

test('every rule is in use', () => {
  const { plugins } = JSON.parse(readFileSync(join(ROOT, 'biome.json'), 'utf8'));
  expect([...plugins].toSorted()).toEqual(
    readdirSync(RULES)
      .map((name) => `./tools/lint/${name}`)
      .toSorted(),
  );
});

test('a failure that nobody hears of is rejected', () => {
  const swallowing = [
    'work().catch(() => undefined);',
    'work().catch(() => null);',
    'work().catch(async () => {});',
    'work()?.catch((): string[] => []);',
    'work().catch((error) => false);',
    'work().catch(() => { /* whatever */ });',
    'try { begin(); } catch {}',
    'try { begin(); } catch (error) { /* whatever */ }',
  ];
  const handling = [
    "ignoringFailure(work(), 'Nobody has to hear of it.');",
    'work().catch((error) => log.error(error));',
    'work().catch(() => setFailed(true));',
    'z.string().catch(undefined);',
    'try { begin(); } catch { failed(); }',
    'function parsed() { try { return JSON.parse(text); } catch { return undefined; } }',
  ];
  const lines = [...swallowing, ...handling];
  expect(rejectedLines('no-swallowed-failures.grit', lines)).toEqual(swallowing);
});

test('an effect without dependencies is rejected', () => {
  const endless = [
    'useEffect(() => { follow([first]); });',
    'useLayoutEffect(follow);',
    'useInsertionEffect(() => follow());',
    'React.useEffect(follow);',
  ];
  const bounded = [
    'useEffect(() => { follow(first, second); }, []);',
    'useLayoutEffect(follow, [first]);',
    'React.useEffect(follow, dependencies);',
    'useEffectEvent(follow);',
  ];
  const lines = [...endless, ...bounded];
  expect(rejectedLines('no-effects-without-dependencies.grit', lines)).toEqual(endless);
});
