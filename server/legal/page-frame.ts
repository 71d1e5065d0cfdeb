import type { Locale } from '../../domain/fields.ts';
import { LANGUAGES } from '../../src/i18n/languages.ts';
import { SERVER_TEXTS } from '../../src/i18n/server-texts/server-texts.ts';

/** The order in which a page offers its languages. */
export const PAGE_LOCALES: readonly Locale[] = ['de', 'fr', 'en', 'ar'];

/**
 * The whole style of the page; the policy of the answer allows it by its hash. It looks like the
 * customers' page, whose colours it has (a test compares them): those of the system (`GrayText`, links)
 * have too little contrast in some browsers. A line has some 70 letters.
 */
export const PAGE_STYLE = `
:root{color-scheme:light dark;--paper:#ffffff;--ink:#18282f;--about:#4c5d66;--link:#0b6073;--line:#dfddd4;--sea:#0d3542;--onsea:#ffffff}
@media (prefers-color-scheme:dark){:root{--paper:#162227;--ink:#e6edef;--about:#a6b7be;--link:#6ec6d8;--line:#2b3b42;--sea:#0a1317;--onsea:#ffffff}}
@media print{:root{--paper:#ffffff;--ink:#000000;--about:#595959;--link:#000000;--line:#595959;--sea:#ffffff;--onsea:#000000}}
*{box-sizing:border-box}html{background:var(--paper);color:var(--ink);overscroll-behavior:none;text-size-adjust:100%}a{color:var(--link)}
body{margin:0;font:1.0625rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;overflow-wrap:anywhere}
header{background:var(--sea)}header,header a{color:var(--onsea)}
.bar,main,footer{max-width:42.5rem;margin-inline:auto;padding-inline:1.25rem}
.bar{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 1.5rem;min-height:4.25rem;padding-block:.5rem}
.brand{display:inline-flex;align-items:center;gap:.5rem;font-size:1.25rem;font-weight:700;text-decoration:none}
.brand svg{fill:none;stroke:currentcolor;stroke-width:2.2;stroke-linecap:round}.brand .water{stroke:#e58a57}
nav{display:flex;flex-wrap:wrap;gap:0 1rem}nav>*{padding-block:.5rem;font-size:1rem}
:focus-visible{outline:3px solid currentcolor;outline-offset:2px}
main{padding-block:1.5rem 2rem}h1{font-size:clamp(1.375rem,7vw,1.75rem);line-height:1.25;margin:0 0 .25rem}
h2{font-size:1.25rem;line-height:1.35;margin:2rem 0 .5rem}h3{font-size:1.0625rem;margin:1.5rem 0 .5rem}p,ul,ol{margin-block:0 .75rem}
.about{color:var(--about);margin-top:0}.back a{display:inline-block;padding-block:.5rem;font-weight:600;text-decoration:none}
.back a::before{content:"";display:inline-block;width:.5rem;height:.5rem;margin-inline:.25rem .5rem;border:solid;border-width:0 0 2px 2px;rotate:45deg}
[dir=rtl] .back a::before{rotate:-135deg}
footer{padding-block:1rem 2rem;border-top:1px solid var(--line);font-size:.875rem;color:var(--about)}
code{unicode-bidi:isolate;direction:ltr}
@media print{nav,.former,.back,.others{display:none}.bar,main,footer{max-width:none;padding-inline:0}body{font-size:11pt}h2,h3{break-after:avoid}}
.contents{display:none}
@media screen and (min-width:40rem){header{position:sticky;top:0}h2,h3{scroll-margin-top:5.5rem}}
@media screen and (min-width:76rem){.page{display:grid;grid-template-columns:1fr minmax(0,42.5rem) 1fr}.page>main{grid-column:2}
.contents{display:block;grid-row:1;justify-self:end;align-self:start;width:15rem;position:sticky;top:4.25rem;max-height:calc(100vh - 4.25rem);overflow-y:auto;overscroll-behavior:contain;padding:2.25rem 1.25rem 2rem 0;font-size:.875rem;line-height:1.4}
[dir=rtl] .contents{padding:2.25rem 0 2rem 1.25rem}
.contents ul{list-style:none;margin:.5rem 0 0;padding:0}.contents a{display:block;padding-block:.375rem;text-decoration:none}.contents a:hover{text-decoration:underline}}
@media print{header{position:static}}
`;

const LOGO =
  '<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true"><path d="M2 20.500h28M4.500 20.500C6.600 13 10.800 9 16 9s9.400 4 11.500 11.500M10 20.500v-7.700M16 20.500V9M22 20.500v-7.700"/><path class="water" d="M4 26c2 0 2-1.400 4-1.400S10 26 12 26s2-1.400 4-1.400S18 26 20 26s2-1.400 4-1.400S26 26 28 26"/></svg>';

/** Where a reader came from, and whether there is a page of customers to go back to. */
export type Origin = {
  readonly hasCustomersPage: boolean;
  /** The part of the customers' page, behind the `#` of its address. */
  readonly back: string | undefined;
};

const BACK = /^[\w-]+(\/[\w-]+)?$/;

/** The part of the customers' page that an address names, if it can be one. */
export const backIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= 80 && BACK.test(value) ? value : undefined;

/** What a link to another page or language adds to its address, so that the way back stays. */
export const queryOf = (locale: Locale, { back }: Origin): string =>
  `?lang=${locale}${back === undefined ? '' : `&amp;back=${back}`}`;

type Framed = {
  readonly locale: Locale;
  /** The languages that the page can be read in. */
  readonly languages: readonly Locale[];
  /** The address of the page; none where it is only a query away. */
  readonly path: string;
  readonly title: string;
  readonly origin: Origin;
  /** What leads to the parts of a long page, as HTML; it stands beside the page where there is room. */
  readonly contents?: string;
  /** What stands in the page and below it, as HTML. */
  readonly main: string;
  readonly footer: string;
};

/** A page in the frame of the customers' page: its head, its languages and the way back. */
export function framedPage(framed: Framed): string {
  const { locale, languages, path, title, origin, contents = '', main, footer } = framed;
  const { frame } = SERVER_TEXTS[locale];
  const { back, hasCustomersPage } = origin;
  const home = `/c${back === undefined ? '' : `#${back}`}`;
  const links = languages.map((one) =>
    one === locale
      ? `<strong>${LANGUAGES[one].name}</strong>`
      : `<a href="${path}${queryOf(one, origin)}" hreflang="${one}" lang="${one}">${LANGUAGES[one].name}</a>`,
  );
  const brand = `${LOGO}${frame.brand}`;
  return `<!doctype html>
<html lang="${locale}" dir="${LANGUAGES[locale].direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${PAGE_STYLE}</style></head>
<body><header><div class="bar">${hasCustomersPage ? `<a class="brand" href="${home}">${brand}</a>` : `<span class="brand">${brand}</span>`}
<nav aria-label="${frame.languages}">${links.join(' ')}</nav></div></header>
<div class="page">${contents}<main>${hasCustomersPage ? `<p class="back"><a href="${home}">${back === undefined ? frame.toCustomers : frame.back}</a></p>\n` : ''}${main}</main></div>
${footer && `<footer>${footer}</footer>`}</body></html>
`;
}
