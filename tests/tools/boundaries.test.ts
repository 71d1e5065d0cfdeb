import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const BIOME = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');

const importing = (from: string) => `import { a } from '${from}';\nexport const b = a;\n`;
const RESTRICTED = 'lint/style/noRestrictedImports';

/** Sources that lint must reject: where, what, and the rule that rejects it. */
const REJECTED = [
  ['domain/uses-web.ts', importing('../src/kit/a.ts'), RESTRICTED],
  ['domain/uses-server.ts', importing('../server/app.ts'), RESTRICTED],
  ['domain/uses-package.ts', importing('react'), RESTRICTED],
  ['domain/uses-scoped-package.ts', importing('@mui/material'), RESTRICTED],
  ['domain/uses-deep-package.ts', importing('react/jsx-runtime'), RESTRICTED],
  ['domain/orders/uses-node.ts', importing('node:fs'), RESTRICTED],
  ['src/uses-server.ts', importing('../server/a.ts'), RESTRICTED],
  ['src/kit/uses-server.ts', importing('../../server/x/a.ts'), RESTRICTED],
  ['src/uses-server-type.ts', "export type { A } from '../server/a.ts';\n", RESTRICTED],
  ['src/uses-server-late.ts', "export const b = () => import('../server/a.ts');\n", RESTRICTED],
  ['src/uses-node.ts', importing('node:path'), RESTRICTED],
  ['server/uses-web.ts', importing('../src/kit/a.ts'), RESTRICTED],
  ['server/legal/uses-office-texts.ts', importing('../../src/i18n/en.ts'), RESTRICTED],
  ['server/plugins/uses-texts.ts', importing('../../src/i18n/server-texts/de.ts'), RESTRICTED],
  ['server/uses-react.ts', importing('react'), RESTRICTED],
  ['server/uses-react-admin.ts', importing('react-admin'), RESTRICTED],
  ['server/uses-mui.ts', importing('@mui/material/Button'), RESTRICTED],
  ['server/orders/uses-tests.ts', importing('../../tests/support/server.ts'), RESTRICTED],
  ['server/resources/uses-module.ts', importing('../orders/order-hooks.ts'), RESTRICTED],
  ['server/plugins/uses-module.ts', importing('../people/sessions.ts'), RESTRICTED],
  ['server/blobs/uses-app.ts', importing('../app.ts'), RESTRICTED],
  ['server/resources/uses-web.ts', importing('../../src/pdf/a.ts'), RESTRICTED],
  ['src/pdf/uses-kit.ts', importing('../kit/a.ts'), RESTRICTED],
  ['src/pdf/parts/uses-kit.ts', importing('../../kit/a.ts'), RESTRICTED],
  ['src/pdf/uses-office-texts.ts', importing('../i18n/en.ts'), RESTRICTED],
  ['src/pdf/uses-server.ts', importing('../../server/a.ts'), RESTRICTED],
  ['src/providers/uses-kit.ts', importing('../kit/list/a.ts'), RESTRICTED],
  ['src/i18n/uses-providers.ts', importing('../providers/a.ts'), RESTRICTED],
  ['src/i18n/orders/uses-kit.ts', importing('../../kit/a.ts'), RESTRICTED],
  ['src/theme/uses-texts.ts', importing('../i18n/en.ts'), RESTRICTED],
  ['src/kit/uses-custom.ts', importing('../custom/orders/a.ts'), RESTRICTED],
  ['src/kit/list/uses-views.ts', importing('../../resources/registry.tsx'), RESTRICTED],
  ['src/kit/list/uses-custom-type.ts', "export type { A } from '../../custom/a.ts';\n", RESTRICTED],
  [
    'src/kit/list/uses-custom-late.ts',
    "export const b = () => import('../../custom/a.ts');\n",
    RESTRICTED,
  ],
  ['src/kit/list/uses-feature.ts', importing('../../features/tiles/a.ts'), RESTRICTED],
  ['src/providers/uses-feature.ts', importing('../features/import/a.ts'), RESTRICTED],
  ['src/customer/uses-feature.ts', importing('../features/rich-text/a.ts'), RESTRICTED],
  ['src/features/tiles/uses-custom.ts', importing('../../custom/orders/a.ts'), RESTRICTED],
  ['src/features/tiles/uses-views.ts', importing('../../resources/registry.tsx'), RESTRICTED],
  ['src/custom/uses-views.ts', importing('../resources/registry.tsx'), RESTRICTED],
  ['src/custom/trips/uses-orders.ts', importing('../orders/a.ts'), RESTRICTED],
  ['src/custom/documents/lists/uses-orders.ts', importing('../../orders/a.ts'), RESTRICTED],
  ['src/custom/trips/uses-server.ts', importing('../../../server/a.ts'), RESTRICTED],
  ['src/customer/uses-kit.ts', importing('../kit/list/a.ts'), RESTRICTED],
  ['src/customer/chat/uses-custom.ts', importing('../../custom/chat/a.ts'), RESTRICTED],
  ['src/customer/uses-theme.ts', importing('../theme/themes.ts'), RESTRICTED],
  ['src/customer/uses-react-admin.ts', importing('react-admin'), RESTRICTED],
  ['src/customer/uses-mui.ts', importing('@mui/material/Button'), RESTRICTED],
  ['src/customer/uses-router.ts', importing('react-router-dom'), RESTRICTED],
  ['src/customer/uses-query.ts', importing('@tanstack/react-query'), RESTRICTED],
  ['src/kit/uses-customers.ts', importing('../customer/a.ts'), RESTRICTED],
  ['src/custom/chat/uses-customers.ts', importing('../../customer/a.ts'), RESTRICTED],
  ['server/circle.ts', importing('./circle-back.ts'), 'lint/suspicious/noImportCycles'],
  ['server/circle-back.ts', importing('./circle.ts'), 'lint/suspicious/noImportCycles'],
  ['server/any.ts', 'export const b = (x: any) => x;\n', 'lint/suspicious/noExplicitAny'],
  ['src/bang.ts', 'export const b = (x?: string) => x!.length;\n', 'lint/style/noNonNullAssertion'],
  ['src/ignore.ts', '// @ts-ignore\nexport const b = 1;\n', 'lint/suspicious/noTsIgnore'],
  ['src/spread.tsx', 'export const b = <i {...{ title: "c" }} />;\n', 'plugin'],
  ['server/prints.ts', 'console.log(1);\n', 'lint/suspicious/noConsole'],
  ['src/spreads.ts', 'export const b = { ...{ c: 1 } };\n', 'plugin'],
  ['src/kit/uses-folder.ts', importing('@mui/material/esm/Input'), 'plugin'],
  ['tests/uses-folder.ts', importing('react-router/dist/production/index.mjs'), 'plugin'],
  ['src/uses-folder-late.ts', "export const b = () => import('ra-core/dist/x');\n", 'plugin'],
  [
    'src/kit/uses-unsafe.ts',
    "import { UNSAFE_LocationContext as a } from 'react-router-dom';\nexport const b = a;\n",
    'plugin',
  ],
  [
    'tests/uses-insides.ts',
    "import * as React from 'react';\nexport const b = Reflect.get(React, '__CLIENT_INTERNALS');\n",
    'plugin',
  ],
  ['tests/focused.test.ts', "it.only('x', () => {});\n", 'lint/suspicious/noFocusedTests'],
  ['tests/skipped.test.ts', "it.skip('x', () => {});\n", 'lint/suspicious/noSkippedTests'],
] as const;

const ALLOWED = [
  ['domain/orders/uses-domain.ts', importing('../fold.ts')],
  ['domain/orders/uses-neighbour.ts', importing('./stages.ts')],
  ['src/kit/uses-domain.ts', importing('../../domain/define.ts')],
  ['src/uses-package.ts', importing('@mui/material/Button')],
  ['src/uses-own-folder.ts', importing('./dist/a.ts')],
  ['src/kit/list/uses-providers.ts', importing('../../providers/a.ts')],
  ['src/kit/list/uses-definitions.ts', importing('../../../domain/resources/registry.ts')],
  ['src/features/tiles/uses-kit.ts', importing('../../kit/list/a.ts')],
  ['src/custom/chat/uses-feature.ts', importing('../../features/pdf-preview/a.ts')],
  ['src/resources/uses-feature.tsx', importing('../features/tiles/a.ts')],
  ['src/custom/orders/uses-kit.ts', importing('../../kit/list/a.ts')],
  ['src/custom/trips/uses-order-rules.ts', importing('../../../domain/orders/stages.ts')],
  ['src/resources/uses-custom.tsx', importing('../custom/orders/a.ts')],
  ['src/customer/chat/uses-providers.ts', importing('../../providers/chat/a.ts')],
  ['src/customer/chat/uses-texts.ts', importing('../../i18n/customer/en.ts')],
  ['src/customer/orders/uses-domain.ts', importing('../../../domain/trips/steps.ts')],
  ['src/customer/uses-package.ts', importing('react')],
  ['server/orders/uses-domain.ts', importing('../../domain/define.ts')],
  ['server/uses-node.ts', importing('node:fs')],
  ['server/resources/uses-domain.ts', importing('../../domain/orders/stages.ts')],
  ['server/resources/uses-blobs.ts', importing('../blobs/blob-store.ts')],
  ['server/orders/uses-engine.ts', importing('../resources/module.ts')],
  ['server/legal/uses-its-texts.ts', importing('../../src/i18n/server-texts/de.ts')],
  ['server/legal/uses-languages.ts', importing('../../src/i18n/languages.ts')],
  ['server/uses-documents.ts', importing('../src/pdf/built.ts')],
  ['src/pdf/parts/uses-documents.ts', importing('../page.ts')],
  ['src/pdf/parts/uses-its-texts.ts', importing('../../i18n/printed/invoice/de.ts')],
  ['src/pdf/parts/uses-domain.ts', importing('../../../domain/money.ts')],
  ['src/pdf/uses-definition.ts', importing('../../domain/resources/commands.ts')],
  ['src/pdf/uses-package.ts', importing('@react-pdf/renderer')],
  ['tools/prints.ts', 'console.log(1);\n'],
] as const;

type Report = {
  diagnostics: { category: string; severity: string; location: { path: string } }[];
};

const folder = mkdtempSync(join(tmpdir(), 'jisr-boundaries-'));
let errors: readonly string[] = [];

function write(file: string, source: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), source);
}

/** Lints the folder; Biome exits with 1 because most of its content is wrong. */
function lint(): Promise<Report> {
  const args = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', '.'];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [BIOME, ...args], { cwd: folder }, (error, stdout) => {
      if (stdout === '') reject(error);
      else resolve(JSON.parse(stdout));
    });
  });
}

beforeAll(async () => {
  cpSync(join(ROOT, 'biome.json'), join(folder, 'biome.json'));
  cpSync(join(ROOT, 'tools/lint'), join(folder, 'tools/lint'), { recursive: true });
  for (const [file, source] of [...REJECTED, ...ALLOWED]) write(file, source);
  errors = (await lint()).diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ category, location }) => `${location.path} ${category}`);
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('lint', () => {
  it.each(REJECTED)('rejects %s', (file, _source, rule) => {
    expect(errors).toContain(`${file} ${rule}`);
  });

  it.each(ALLOWED)('allows %s', (file) => {
    expect(errors.filter((error) => error.startsWith(`${file} `))).toEqual([]);
  });
});
