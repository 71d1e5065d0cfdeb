import { describe, expect, it } from 'vitest';
import { firstLoad, type Manifest } from '../../tools/first-load.ts';

const LOGIN = 'src/custom/session/LoginPage.tsx';

const manifest: Manifest = {
  'index.html': {
    file: 'entry.js',
    isEntry: true,
    imports: ['_shared.js'],
    dynamicImports: [
      LOGIN,
      'src/custom/layout/Layout.tsx',
      'src/i18n/de/front.ts',
      'src/i18n/ar/front.ts',
    ],
  },
  '_shared.js': { file: 'shared.js', imports: ['_deep.js'] },
  '_deep.js': { file: 'deep.js', imports: ['_shared.js'] },
  [LOGIN]: { file: 'login.js', imports: ['_shared.js', '_form.js'] },
  '_form.js': { file: 'form.js' },
  'src/custom/layout/Layout.tsx': { file: 'layout.js', imports: ['_shared.js'] },
  'src/i18n/de/front.ts': { file: 'de.js' },
  'src/i18n/ar/front.ts': { file: 'ar.js', imports: ['_shared.js', '_arabic.js'] },
  '_arabic.js': { file: 'arabic.js' },
};

const WEIGHTS: Readonly<Record<string, number>> = { 'de.js': 20, 'ar.js': 15, 'arabic.js': 10 };
const weigh = (file: string) => WEIGHTS[file] ?? 1;

describe('a first visit', () => {
  it('loads the entry, the login screen, everything that they import, and one catalogue', () => {
    expect(firstLoad(manifest, weigh).toSorted()).toEqual([
      'ar.js',
      'arabic.js',
      'deep.js',
      'entry.js',
      'form.js',
      'login.js',
      'shared.js',
    ]);
  });

  it('does not load what needs a session', () => {
    expect(firstLoad(manifest, weigh)).not.toContain('layout.js');
  });

  it('cannot be measured if the login screen has no chunk of its own', () => {
    const { [LOGIN]: _login, ...without } = manifest;
    expect(() => firstLoad(without, weigh)).toThrow(/LoginPage/);
  });

  it('cannot be measured if there is no entry', () => {
    expect(() => firstLoad({ [LOGIN]: { file: 'login.js' } }, weigh)).toThrow(/no entry/);
  });
});
