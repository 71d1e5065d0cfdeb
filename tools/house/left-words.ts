import { basename } from 'node:path';
import { parseSync } from 'vite';
import type { Source } from './sources.ts';
import { isNode, type Node, walk } from './walk.ts';

/** Words that names no longer contain, each with what the trade says instead. */
const LEFT: ReadonlyMap<string, string> = new Map([
  ['paper', 'document'],
  ['papers', 'documents'],
  ['words', 'labels or texts'],
  ['asked', 'requested'],
  ['asks', 'requires'],
  ['told', 'notified'],
  ['tell', 'notify'],
  ['tells', 'notifies'],
  ['said', 'the domain event, or what was published'],
  ['happening', 'domain event'],
  ['happenings', 'domain events'],
  ['room', 'module, or space'],
  ['rooms', 'modules, or space'],
  ['mark', 'flag or badge'],
  ['marks', 'flags or badges'],
  ['marked', 'flagged'],
  ['held', 'current or stored'],
  ['kept', 'current or stored'],
  ['shelf', 'prefix'],
  ['fault', 'error'],
  ['faults', 'errors'],
  ['doubt', 'warning'],
  ['doubts', 'warnings'],
  ['verdict', 'result'],
  ['verdicts', 'results'],
  ['deed', 'action'],
  ['deeds', 'actions'],
  ['refused', 'rejected'],
  ['refusal', 'rejection'],
  ['refusals', 'rejections'],
  ['gone', 'deleted or unmounted'],
  ['patience', 'timeout'],
  ['hurry', 'priority'],
  ['wake', 'notify'],
  ['heed', 'apply'],
  ['desk', 'form controller'],
  ['stationery', 'letterhead'],
  ['heir', 'successor'],
  ['heirs', 'successors'],
  ['lane', 'queue'],
  ['lanes', 'queues'],
  ['craft', 'WorkerAdapter'],
  ['ears', 'WorkerListeners'],
  ['move', 'transition'],
  ['moves', 'transitions'],
  ['turn', 'attempt'],
  ['turns', 'attempts'],
  ['means', 'dependencies'],
]);

/** A name with a left word that may stay, where, and why. */
export type Allowed = {
  /** Names, or a pattern of names. */
  readonly names: readonly string[] | RegExp;
  /** Paths from the project's folder. */
  readonly where: RegExp;
  /** Members are what objects and types have, texts and literals among them; no variables. */
  readonly what: 'members' | 'everything';
  readonly why: string;
};

const ANYWHERE = /^/;
const TESTS = /^tests\//;

export const ALLOWED: readonly Allowed[] = [
  {
    names: /^paperCustomers\b/,
    where: ANYWHERE,
    what: 'everything',
    why: 'A field of orders on the wire; who reads it calls it by its name.',
  },
  {
    names: ['paper'],
    where: ANYWHERE,
    what: 'members',
    why: 'A field of that field, a key of stored invoices, and a part of components of MUI.',
  },
  {
    names: ['Paper', 'MuiPaper', 'MarkChatUnreadOutlined'],
    where: /^src\//,
    what: 'everything',
    why: 'Components of MUI.',
  },
  {
    names: ['notOnPaper', 'parcel.kept'],
    where: /^(domain\/errors|server\/plugins\/error-sentences)\.ts$|^src\/i18n\/front\//,
    what: 'members',
    why: 'Error codes on the wire.',
  },
  {
    names: ['kept'],
    where: /^src\/i18n\/front\//,
    what: 'members',
    why: 'The error code `parcel.kept`, whose text is found by it.',
  },
  {
    names: ['kept'],
    where: /import/,
    what: 'members',
    why: 'An outcome of a row of an import, on the wire and in the database.',
  },
  {
    names: ['verdict'],
    where: /import/,
    what: 'members',
    why: 'A column and a field of the rows of an import, and a filter on the wire.',
  },
  {
    names: ['words'],
    where: /import/,
    what: 'members',
    why: 'A field of the mapping of an import, on the wire and in the database.',
  },
  {
    names: ['words'],
    where: /^src\/custom\/messages\/notices\/waiting\/waiting-columns\.tsx$/,
    what: 'members',
    why: 'The name of a column, by which preferences store that it is shown.',
  },
  {
    names: ['told'],
    where: /notice/,
    what: 'members',
    why: 'A field of the preview of a notice on the wire.',
  },
  {
    names: ['gone'],
    where: /^server\/documents\/print-routes\.ts$|^tests\//,
    what: 'members',
    why: 'A field of the answer of the print log on the wire.',
  },
  {
    names: ['tell'],
    where: /appointment/,
    what: 'members',
    why: 'A field of the request that moves an appointment, on the wire.',
  },
  {
    names: ['tell'],
    where: /^server\/live\/live-server\.ts$/,
    what: 'members',
    why: 'An event between processes, which may be of two versions during an upgrade.',
  },
  {
    names: ['tellMoved'],
    where: /^src\/i18n\/activity\//,
    what: 'members',
    why: 'An action as the audit trail stores it.',
  },
  {
    names: ['refused'],
    where: /^src\/i18n\/(chat\/channels|messaging\/history)\//,
    what: 'members',
    why: 'A reason as the outbox stores it and as webhooks send it.',
  },
  {
    names: ['cancel_asked', 'kept_until'],
    where: ANYWHERE,
    what: 'members',
    why: 'Columns.',
  },
  {
    names: /^rooms?$|^roomOf(User|Customer|Session)$/i,
    where: /^server\/live\/live-server\.ts$/,
    what: 'everything',
    why: 'Rooms of Socket.IO.',
  },
  {
    names: /^(mark[A-Z]\w+|mark-labelled)$/,
    where: ANYWHERE,
    what: 'everything',
    why: 'To mark something as seen, as labelled: the verb of the trade, not a flag or a badge.',
  },
  {
    names: /^(Marks?|marks?|styledMarks|marksOf)$/,
    where: /^src\/features\/rich-text\//,
    what: 'everything',
    why: 'Marks of ProseMirror: bold, a link.',
  },
  {
    names: /^(mark|marks|parcelMarks|MARKS_TOP)$/,
    where:
      /^src\/(pdf\/documents\/(customs-blocks|declaration|label)\.ts$|i18n\/printed\/declaration\/)/,
    what: 'everything',
    why: 'Shipping marks, as customs and the law on parcels call them.',
  },
  {
    names: ['foldMarks'],
    where: /^src\/pdf\/parts\/letter-page\.ts$/,
    what: 'everything',
    why: 'Lines at which a letter is folded.',
  },
  {
    names:
      /^(MARKS|WITH_MARKS|COMBINING_MARKS|withoutMarks|isMark|LEFT_TO_RIGHT_MARK|BYTE_ORDER_MARK)$/,
    where: ANYWHERE,
    what: 'everything',
    why: 'Marks of Unicode: accents, vowel signs, invisible characters.',
  },
  {
    names: ['readableHighWaterMark'],
    where: /^server\/live\//,
    what: 'members',
    why: 'An option of Node.',
  },
  {
    names: /^(words|words(Of|In)|MOST_WORDS|asWords|oldWords)$/,
    where:
      /^domain\/(cities|customs|messages|search)\/|^server\/(documents\/list-invoices|search\/)|^src\/(custom\/(activity|chat\/inbox|legal|search|session)|kit\/conflict|pdf)\//,
    what: 'everything',
    why: 'Words that are counted, compared, searched or broken into lines.',
  },
  {
    names: /^(WORDS|COMMON_WORDS|OwnWords|(common|stop)-words|wordsHelp)$/,
    where: /^(domain\/(messages|people)|tests\/domain\/messages|src\/i18n\/company)\//,
    what: 'everything',
    why: 'Lists of words: stop words, and those that make a password easy.',
  },
  {
    names: /words/i,
    where: TESTS,
    what: 'everything',
    why: 'Words of a language, with which tests read and draw texts.',
  },
  {
    names: /move/i,
    where:
      /^src\/(?!custom\/(orders|trips)\/)|^server\/(appointments\/notify-moved|chat\/watermarks|resources\/record-order)\.ts$|^domain\/legal\/in-force\.ts$/,
    what: 'everything',
    why: 'To put something in another place or at another time: with a pointer, a key or a button.',
  },
  {
    names: /move/i,
    where: /^tests\/(server\/resources|web\/(features|tours))\//,
    what: 'everything',
    why: 'Tests of that.',
  },
  {
    names: /turn/i,
    where:
      /^domain\/picture-frame\.ts$|^server\/pictures\/|^src\/(custom\/(chat\/message\/use-zoom|orders\/identity\/)|i18n\/orders\/|kit\/files\/CropDialog)|^tests\/.*(picture|crop)/,
    what: 'everything',
    why: 'To turn a picture, by quarters of a circle.',
  },
  {
    names: /turn/i,
    where:
      /^src\/(custom\/(appointments|messages\/bulk)|customer\/session)\/|^src\/features\/many-uploads\/chosen-sequence\.ts$|^tests\/support\/chat-model\/page\.ts$/,
    what: 'everything',
    why: 'To turn to another page, language or way; and whose turn it is in a sequence.',
  },
  {
    names: /means/i,
    where: /factur-x|en16931/,
    what: 'everything',
    why: 'Payment means, as EN 16931 calls them.',
  },
  {
    names: ['left-words'],
    where: /left-words/,
    what: 'everything',
    why: 'This list.',
  },
];

/** A declared name with a left word. */
export type LeftName = {
  readonly path: string;
  readonly line: number;
  readonly name: string;
  readonly what: 'member' | 'local' | 'file';
  readonly instead: string;
};

const partsOf = (name: string): readonly string[] =>
  name
    .replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')
    .split(/[^A-Za-z]+/)
    .map((part) => part.toLowerCase());

const leftWordOf = (name: string): string | undefined =>
  partsOf(name).find((part) => LEFT.has(part));

/** Most files contain none, and are not parsed. */
const PERHAPS = new RegExp(
  [...LEFT.keys()]
    .map((word) => {
      const [first = '', rest = ''] = [word[0], word.slice(1)];
      return `(?<![a-z])${first}${rest}(?![a-z])|${first.toUpperCase()}${rest}(?![a-z])|(?<![A-Z])${word.toUpperCase()}(?![A-Z])`;
    })
    .join('|'),
);

type Declared = { readonly name: string; readonly what: 'member' | 'local'; readonly at: number };

/** The names that a file declares or gives: not those that it only uses. */
function declaredIn({ path, text }: Source): readonly Declared[] {
  const found: Declared[] = [];
  const add = (node: unknown, what: Declared['what']) => {
    if (!isNode(node) || typeof node.start !== 'number') return;
    const { type, name, value, start: at } = node;
    if (type === 'Identifier' && typeof name === 'string') found.push({ name, what, at });
    // A selector of CSS, a sentence or a path is no name.
    if (type === 'Literal' && typeof value === 'string' && /^[\w.]+$/.test(value)) {
      found.push({ name: value, what, at });
    }
  };
  const bind = (pattern: unknown): void => {
    if (!isNode(pattern)) return;
    const { type } = pattern;
    if (type === 'Identifier') add(pattern, 'local');
    else if (type === 'AssignmentPattern') bind(pattern.left);
    else if (type === 'RestElement') bind(pattern.argument);
    else if (type === 'ArrayPattern') each(pattern.elements, bind);
    else if (type === 'ObjectPattern') {
      each(pattern.properties, (one) =>
        bind(isNode(one) && one.type === 'Property' ? one.value : one),
      );
    }
  };
  const member = (node: Node, part: string) => {
    if (node.computed !== true) add(node[part], 'member');
  };
  walk(parseSync(path, text).program.body, (node) => {
    for (const part of LOCALS[node.type] ?? []) each(node[part], bind);
    if (node.type === 'ObjectExpression')
      each(node.properties, (one) => isNode(one) && member(one, 'key'));
    for (const part of MEMBERS[node.type] ?? []) member(node, part);
    if (node.type === 'ImportSpecifier' && nameOf(node.imported) !== nameOf(node.local)) {
      bind(node.local);
    }
  });
  return found;
}

/** Which parts of a node declare a variable, and which a member; uses are in others. */
const LOCALS: Readonly<Partial<Record<string, readonly string[]>>> = {
  VariableDeclarator: ['id'],
  FunctionDeclaration: ['id', 'params'],
  FunctionExpression: ['id', 'params'],
  ArrowFunctionExpression: ['params'],
  TSFunctionType: ['params'],
  TSMethodSignature: ['params'],
  ClassDeclaration: ['id'],
  CatchClause: ['param'],
  TSTypeAliasDeclaration: ['id'],
  TSInterfaceDeclaration: ['id'],
  ImportDefaultSpecifier: ['local'],
};

const MEMBERS: Readonly<Partial<Record<string, readonly string[]>>> = {
  PropertyDefinition: ['key'],
  MethodDefinition: ['key'],
  TSPropertySignature: ['key'],
  TSMethodSignature: ['key'],
  TSNamedTupleMember: ['label'],
  TSLiteralType: ['literal'],
};

function each(value: unknown, visit: (node: unknown) => void): void {
  for (const one of Array.isArray(value) ? value : [value]) visit(one);
}

const nameOf = (node: unknown): unknown => (isNode(node) ? node.name : undefined);

/** The names of these sources that contain a left word, allowed or not. */
export function leftNames(sources: readonly Source[]): readonly LeftName[] {
  return sources.flatMap((source) => {
    const { path, text } = source;
    const file = { name: basename(path).replace(/\..*$/, ''), what: 'file', at: 0 } as const;
    const declared = PERHAPS.test(text) ? declaredIn(source) : [];
    return [file, ...declared].flatMap(({ name, what, at }) => {
      const word = leftWordOf(name);
      if (word === undefined) return [];
      const line = text.slice(0, at).split('\n').length;
      return [{ path, line, name, what, instead: LEFT.get(word) ?? '' }];
    });
  });
}

const allows = ({ names, where, what }: Allowed, one: LeftName): boolean =>
  where.test(one.path) &&
  (what === 'everything' || one.what === 'member') &&
  (names instanceof RegExp ? names.test(one.name) : names.includes(one.name));

/** One sentence for each name that may not stay, and for each permission that nobody needs. */
export function leftNameProblems(
  sources: readonly Source[],
  allowed: readonly Allowed[] = ALLOWED,
): readonly string[] {
  const names = leftNames(sources);
  return [
    ...names
      .filter((one) => !allowed.some((permission) => allows(permission, one)))
      .map(({ path, line, name, instead }) => `${path}:${line} says '${name}': ${instead}`),
    ...allowed
      .filter((permission) => !names.some((one) => allows(permission, one)))
      .map(({ names: unused, where }) => `Nothing needs ${unused} in ${where} any more`),
  ];
}
