import { documentVersion } from './document-version.ts';

/**
 * jsdom computes a whole style, some hundred properties with borders and colours, whenever one is
 * requested. A query by role requests it for every candidate and its ancestors, only to know
 * whether they are visible: that took most of the time of a page test. These few properties are
 * computed here from the rules that set them; jsdom handles all other properties, and all rules
 * that are not plain.
 */
const QUICK = ['display', 'visibility', 'opacity', 'pointer-events'] as const;
/**
 * Nothing is laid out here. A text area that grows with its text computes half a style each time it is
 * drawn, unless it has no width.
 */
const NO_WIDTH = '0px';
type Quick = (typeof QUICK)[number];
const INITIAL: Record<Quick, string> = {
  display: 'inline',
  visibility: 'visible',
  opacity: '1',
  'pointer-events': 'auto',
};
const INHERITED: ReadonlySet<Quick> = new Set(['visibility', 'pointer-events']);
const quickOf = (property: PropertyKey): Quick | undefined =>
  property === 'pointerEvents' ? 'pointer-events' : QUICK.find((one) => one === property);

type Rule = {
  readonly selector: string;
  readonly values: ReadonlyMap<Quick, string>;
  /** The classes, ids and tags of possible elements; `undefined` if every element is possible. */
  readonly subjects: readonly string[] | undefined;
  readonly weight: number;
  /** If not, only jsdom can compute the value. */
  readonly isPlain: boolean;
};

/** The specificity of a selector: ids, then classes and the like, then tags. */
function weightOf(part: string): number {
  const count = (kind: RegExp) => part.match(kind)?.length ?? 0;
  return count(/#/g) * 10_000 + count(/[.[:]/g) * 100 + count(/(^|[\s>+~])[a-z]/gi);
}

/** The class, id or tag of the last element in a selector. */
function subjectOf(part: string): string | undefined {
  const last =
    part
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? '';
  return last.match(/[.#][\w-]+/)?.[0] ?? last.match(/^[a-z][\w-]*/i)?.[0].toLowerCase();
}

function ruleOf({ selectorText, style }: CSSStyleRule, isAlways: boolean): Rule | undefined {
  const entries = QUICK.map((name) => [name, style.getPropertyValue(name)] as const);
  const values = new Map(entries.filter(([, value]) => value !== ''));
  if (values.size === 0) return undefined;
  const bare = selectorText
    .replace(/\[[^\]]*\]/g, '[')
    .replace(/\([^()]*(\([^()]*\)[^()]*)*\)/g, '(');
  const parts = bare.split(',').filter((part) => !part.includes('::'));
  const subjects = parts.map(subjectOf).filter((one) => one !== undefined);
  const isImportant = QUICK.some((name) => style.getPropertyPriority(name) !== '');
  const isWord = [...values.values()].every((value) => !KEYWORDS.test(value));
  return {
    selector: selectorText,
    values,
    subjects: subjects.length === parts.length ? subjects : undefined,
    weight: Math.max(0, ...parts.map(weightOf)),
    isPlain: isAlways && isWord && !isImportant && !/[(\\]/.test(bare),
  };
}

const KEYWORDS = /^(initial|unset|revert|revert-layer)$|var\(/;

const known = new WeakMap<CSSRule, Rule | undefined>();

function rulesIn(list: CSSRuleList, isAlways = true): Rule[] {
  return [...list].flatMap((rule) => {
    // Only jsdom knows whether a media query matches, for instance for this screen width.
    if (rule instanceof CSSMediaRule) return rulesIn(rule.cssRules, false);
    if (!known.has(rule)) {
      known.set(rule, rule instanceof CSSStyleRule ? ruleOf(rule, isAlways) : undefined);
    }
    return known.get(rule) ?? [];
  });
}

/** What every browser shows and hides by itself: from the rules of the HTML standard, "Rendering". */
const STANDARD = `
  html, body { display: block; }
  address, blockquote, center, dialog, div, figure, figcaption, footer, form, header, hr,
    legend, listing, main, p, plaintext, pre, search, xmp { display: block; }
  dialog:not([open]) { display: none; }
  [popover]:not(:popover-open):not(dialog[open]) { display: none; }
  dialog:popover-open { display: block; }
  :popover-open::backdrop { pointer-events: none !important; }
  slot { display: contents; }
  ruby { display: ruby; }
  rt { display: ruby-text; }
  article, aside, h1, h2, h3, h4, h5, h6, hgroup, nav, section { display: block; }
  dir, dd, dl, dt, menu, ol, ul { display: block; }
  li { display: list-item; }
  table { display: table; }
  caption { display: table-caption; }
  colgroup, colgroup[hidden] { display: table-column-group; }
  col, col[hidden] { display: table-column; }
  thead, thead[hidden] { display: table-header-group; }
  tbody, tbody[hidden] { display: table-row-group; }
  tfoot, tfoot[hidden] { display: table-footer-group; }
  tr, tr[hidden] { display: table-row; }
  td, th { display: table-cell; }
  colgroup[hidden], col[hidden], thead[hidden], tbody[hidden], tfoot[hidden], tr[hidden] { visibility: collapse; }
  input, button { display: inline-block; }
  fieldset { display: block; }
  details, summary { display: block; }
  details > summary:first-of-type { display: list-item; }
  marquee { display: inline-block; }
  area, base, basefont, datalist, head, link, meta, noembed, noframes, param, rp, script,
    style, template, title { display: none; }
  [hidden]:not([hidden=until-found i]):not(embed) { display: none; }
  embed[hidden] { display: inline; }
  input[type=hidden i] { display: none !important; }
  noscript { display: none !important; }
`;

function ownRules(): Rule[] {
  const element = document.createElement('style');
  element.textContent = STANDARD;
  document.head.append(element);
  const rules = rulesIn(element.sheet?.cssRules ?? new CSSStyleSheet().cssRules);
  element.remove();
  return rules;
}

/** A selector that jsdom cannot read matches nothing. */
function meets(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

/** All rules of the page, by class, id or tag. */
class Rules {
  readonly #bySubject = new Map<string, Rule[]>();
  readonly #places = new Map<Rule, number>();

  constructor(rules: readonly Rule[]) {
    for (const rule of rules) {
      this.#places.set(rule, this.#places.size);
      for (const subject of new Set(rule.subjects ?? ['*'])) {
        const known = this.#bySubject.get(subject);
        if (known) known.push(rule);
        else this.#bySubject.set(subject, [rule]);
      }
    }
  }

  /** The rules that match an element, in ascending order of specificity and position. */
  of(element: Element): Rule[] {
    const keys = ['*', element.localName, `#${element.id}`];
    for (const name of element.classList) keys.push(`.${name}`);
    const found = new Set(keys.flatMap((key) => this.#bySubject.get(key) ?? []));
    const place = (rule: Rule) => this.#places.get(rule) ?? 0;
    return [...found]
      .filter(({ selector }) => meets(element, selector))
      .sort((one, other) => one.weight - other.weight || place(one) - place(other));
  }
}

/** The number of rules in each sheet of the page. A rule is never replaced by another one. */
const sheetsNow = (): string =>
  [...document.styleSheets].map(({ cssRules }) => cssRules.length).join();

/** Caches styles of the page until it changes. */
class QuickStyles {
  readonly #own = ownRules();
  readonly jsdoms = window.getComputedStyle.bind(window);
  readonly #head = new MutationObserver(() => undefined);
  #sheets = '';
  #rules = new Rules(this.#own);
  #version: unknown;
  #styles = new WeakMap<Element, CSSStyleDeclaration>();

  constructor() {
    this.#head.observe(document.head, { childList: true, characterData: true, subtree: true });
  }

  readonly styleOf = (element: Element, pseudo?: string | null): CSSStyleDeclaration => {
    if (pseudo || element.ownerDocument !== document) return this.jsdoms(element, pseudo);
    this.#renew();
    const known = this.#styles.get(element);
    if (known) return known;
    const style = this.#quickStyle(element);
    this.#styles.set(element, style);
    return style;
  };

  #renew(): void {
    const version = documentVersion();
    if (version === this.#version) return;
    this.#version = version;
    this.#styles = new WeakMap();
    const sheets = sheetsNow();
    if (this.#head.takeRecords().length === 0 && sheets === this.#sheets) return;
    this.#sheets = sheets;
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => rulesIn(cssRules));
    this.#rules = new Rules([...this.#own, ...rules]);
  }

  /** A style that computes the quick properties itself and reads the others from jsdom. */
  #quickStyle(element: Element): CSSStyleDeclaration {
    let whole: CSSStyleDeclaration | undefined;
    const jsdoms = () => {
      whole ??= this.jsdoms(element);
      return whole;
    };
    const met = this.#rules.of(element);
    const quick = (name: Quick) =>
      this.#valueOf(element, met, name) ?? jsdoms().getPropertyValue(name);
    const getPropertyValue = (requested: string) => {
      const name = quickOf(requested);
      return name ? quick(name) : jsdoms().getPropertyValue(requested);
    };
    return new Proxy(Object.create(CSSStyleDeclaration.prototype), {
      get(_, requested) {
        if (requested === 'getPropertyValue') return getPropertyValue;
        const name = quickOf(requested);
        if (name) return quick(name);
        if (requested === 'width' && element instanceof HTMLTextAreaElement) return NO_WIDTH;
        const value = Reflect.get(jsdoms(), requested);
        return typeof value === 'function' ? value.bind(jsdoms()) : value;
      },
      has: (_, requested) => Reflect.has(jsdoms(), requested),
    });
  }

  /** The value of a property, or `undefined` if only jsdom can compute it. */
  #valueOf(element: Element, met: readonly Rule[], name: Quick): string | undefined {
    const setting = met.filter(({ values }) => values.has(name));
    const given = 'style' in element && (element as HTMLElement).style.getPropertyValue(name);
    if (setting.some(({ isPlain }) => !isPlain)) return undefined;
    const value = given || setting.at(-1)?.values.get(name);
    if (value && KEYWORDS.test(value)) return undefined;
    if (value && value !== 'inherit') return value;
    const isTaken = value === 'inherit' || INHERITED.has(name);
    const parent = isTaken ? element.parentElement : null;
    return parent ? this.styleOf(parent).getPropertyValue(name) : INITIAL[name];
  }
}

const CURRENT = Symbol.for('jisr.quickStyles');
const current: QuickStyles = Reflect.get(window, CURRENT) ?? new QuickStyles();

/** The style of an element as jsdom itself computes it. */
export const jsdomsStyleOf = current.jsdoms;

/** Installs the quick styles. The files of a worker share one instance. */
export function showQuickStyles(): void {
  Reflect.set(window, CURRENT, current);
  window.getComputedStyle = current.styleOf;
}
