import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MAX_ATTACHMENT_BYTES } from '../../domain/chat/attachment-size.ts';
import { CONFIG_VARIABLES } from '../../server/base/config.ts';
import { LIVE_PATH } from '../../server/live/routes.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const recipe = (name: string): string => read(`docs/deploying/${name}`);

const RECIPES = [
  'Containerfile',
  'compose.yaml',
  'garage.toml',
  'jisr@.service',
  'nginx.conf',
  'haproxy.cfg',
];
/** Names in the recipes that other programs read, or that only the compose file itself fills in. */
const OF_OTHERS = [
  'NODE_ENV',
  'DATABASE_PASSWORD',
  'GARAGE_DEFAULT_ACCESS_KEY',
  'GARAGE_DEFAULT_BUCKET',
  'GARAGE_DEFAULT_SECRET_KEY',
  'GARAGE_RPC_SECRET',
  'STORAGE_KEY',
  'STORAGE_PEER_SECRET',
  'STORAGE_SECRET',
  'POSTGRES_DB',
  'POSTGRES_PASSWORD',
  'POSTGRES_USER',
  'AF_INET',
  'AF_NETLINK',
  'AF_UNIX',
  'METH_GET',
];

/** Words in capitals that look like a variable: with an underscore, or with a value. */
const namesIn = (text: string): readonly string[] => [
  ...new Set(text.match(/\b[A-Z]+(?:_[A-Z]+)+\b|\b[A-Z]{3,}(?==|: )/g)),
];

describe('the recipes', () => {
  it.each(RECIPES)('set only variables that the server reads: %s', (name) => {
    const unknown = namesIn(recipe(name)).filter(
      (variable) => !CONFIG_VARIABLES.includes(variable) && !OF_OTHERS.includes(variable),
    );
    expect(unknown).toEqual([]);
  });

  it('name nothing of others that is in none of them any more', () => {
    const found = RECIPES.flatMap((name) => namesIn(recipe(name)));
    expect(OF_OTHERS.filter((name) => !found.includes(name))).toEqual([]);
  });

  it('are all listed in their guide, and set at least where the database is', () => {
    for (const name of RECIPES) expect(recipe('README.md')).toContain(`(${name})`);
    expect(namesIn(recipe('compose.yaml'))).toContain('DATABASE_URL');
  });

  it('copy into the image what is in the repository', () => {
    const copied = [...recipe('Containerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
      ([, files = '']) => files.split(' '),
    );
    expect(copied).toContain('server');
    expect(copied.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
    const shipped = [...recipe('Containerfile').matchAll(/--from=build \/jisr\/(\S+)/g)].map(
      ([, file]) => file,
    );
    const built = ['node_modules', 'dist/web'];
    expect(shipped.filter((file) => file && !copied.includes(file))).toEqual(built);
  });

  it('ask the server how it is where it says so', () => {
    expect(read('server/plugins/health.ts')).toContain("'/health/ready'");
    for (const name of ['Containerfile', 'haproxy.cfg']) {
      expect(recipe(name)).toContain('/health/ready');
    }
  });

  it('keep the live channel together, where it is', () => {
    expect(recipe('nginx.conf')).toContain(`location ${LIVE_PATH}/ {`);
    expect(recipe('haproxy.cfg')).toContain(`use_backend live if { path_beg ${LIVE_PATH}/ }`);
    expect(recipe('nginx.conf')).toMatch(/upstream jisr-live \{\s+hash \$remote_addr consistent;/);
    expect(recipe('haproxy.cfg')).toMatch(/backend live\s+balance source/);
  });

  it('let the largest file through', () => {
    const [, megabytes] = /client_max_body_size (\d+)m;/.exec(recipe('nginx.conf')) ?? [];
    expect(Number(megabytes) * 1_000_000).toBeGreaterThan(MAX_ATTACHMENT_BYTES);
  });

  it('speak TLS 1.2 and 1.3 alone, with forward secrecy and authenticated ciphers', () => {
    expect(recipe('nginx.conf')).toContain('ssl_protocols TLSv1.2 TLSv1.3;');
    expect(recipe('haproxy.cfg')).toContain('ssl-min-ver TLSv1.2');
    const ciphers = [
      ...recipe('nginx.conf').matchAll(/ssl_ciphers (\S+);/g),
      ...recipe('haproxy.cfg').matchAll(/ssl-default-bind-ciphers (\S+)/g),
    ].map(([, list = '']) => list.split(':'));
    expect(ciphers).toHaveLength(2);
    for (const name of ciphers.flat()) {
      expect(name).toMatch(/^ECDHE-(ECDSA|RSA)-(AES(128|256)-GCM-SHA(256|384)|CHACHA20-POLY1305)$/);
    }
  });

  it('lead pages on to HTTPS, and reject calls without it', () => {
    expect(recipe('nginx.conf')).toMatch(/listen 80;[^}]+location \/api\/ \{\s+return 403;/);
    expect(recipe('nginx.conf')).toContain('return 308 https://$host$request_uri;');
    const rules = recipe('haproxy.cfg');
    const rejected = rules.indexOf('deny deny_status 403 if !{ ssl_fc } { path_beg /api/ }');
    expect(rejected).toBeGreaterThan(0);
    expect(rules.indexOf('redirect scheme https code 308')).toBeGreaterThan(rejected);
  });

  it('never pass on what a client claims of its own address', () => {
    const written = recipe('nginx.conf').match(/X-Forwarded-For .+;/g) ?? [];
    expect(written).toHaveLength(2);
    expect(new Set(written)).toEqual(new Set(['X-Forwarded-For $remote_addr;']));
    expect(recipe('haproxy.cfg')).toContain('http-request set-header X-Forwarded-For %[src]');
  });
});

it('an operator finds every variable of the environment in a guide', () => {
  const guides = ['README.md', ...globSync('docs/**/*.md', { cwd: ROOT })].map(read).join('\n');
  const missing = CONFIG_VARIABLES.filter((name) => !new RegExp(`\`${name}\\b`).test(guides));
  expect(CONFIG_VARIABLES).toContain('DATABASE_URL');
  expect(missing).toEqual([]);
});
