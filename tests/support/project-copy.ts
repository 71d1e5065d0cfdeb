import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const LEFT_OUT = ['node_modules', '.git', 'dist', 'data', 'coverage', 'test-results'];

const TOOLS = {
  tsc: 'node_modules/typescript/bin/tsc',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  vitest: 'node_modules/vitest/vitest.mjs',
} as const;

type Result = { code: number; output: string };

/** A copy of the project for experiments, with the same packages. Deleted with `using`. */
export function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'jisr-copy-'));
  cpSync(ROOT, folder, {
    recursive: true,
    filter: (source) => !LEFT_OUT.includes(relative(ROOT, source)),
  });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));

  const node = (args: readonly string[]): Promise<Result> =>
    new Promise((resolve) => {
      const options = { cwd: folder, maxBuffer: 50_000_000, env: quietEnvironment() };
      execFile(process.execPath, args, options, (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code ?? 1) : 0, output: `${stdout}${stderr}` }),
      );
    });

  return {
    folder,
    node,
    read: (path: string): string => readFileSync(join(folder, path), 'utf8'),
    run: (tool: keyof typeof TOOLS, ...args: string[]) => node([TOOLS[tool], ...args]),
    /**
     * Runs the tests whose names match a pattern; returns the titles that passed, and the failures.
     */
    async test(project: 'web' | 'server', file: string, pattern: string) {
      const report = join(folder, `${project}-report.json`);
      const args = ['run', '--project', project, file, '-t', pattern];
      const { output } = await node([
        TOOLS.vitest,
        ...args,
        '--reporter=json',
        `--outputFile=${report}`,
      ]);
      const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
      const results = testResults.flatMap((result) => result.assertionResults);
      const passed = results
        .filter(({ status }) => status === 'passed')
        .map(({ fullName }) => fullName);
      const failed = results
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages.join()}`);
      const broken = testResults.flatMap(({ message }) => (message ? [message] : []));
      return { passed, failed: [...failed, ...broken], output };
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export type ProjectCopy = ReturnType<typeof copyProject>;

type Report = {
  testResults: {
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

/** Without the variables that the outer test runner passes to its children. */
function quietEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'));
  return { ...Object.fromEntries(own), NODE_ENV: 'test' };
}
