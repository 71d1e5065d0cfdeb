import { LANGUAGES } from '../../src/i18n/languages.ts';
import { fileName, type Picture } from './picture-names.ts';

const FACETS = ['screen', 'size', 'theme', 'language'] as const;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const labelOf = (facet: (typeof FACETS)[number], value: string): string =>
  facet === 'language' ? LANGUAGES[value as Picture['language']].name : value;

const choiceOfFacet = (facet: (typeof FACETS)[number], pictures: readonly Picture[]): string => {
  const values = [...new Set(pictures.map((picture) => picture[facet]))].toSorted();
  const options = values.map(
    (value) => `<option value="${escapeHtml(value)}">${escapeHtml(labelOf(facet, value))}</option>`,
  );
  return `<label>${facet} <select name="${facet}"><option value="">all</option>${options.join('')}</select></label>`;
};

const figure = (picture: Picture): string => {
  const file = escapeHtml(encodeURIComponent(fileName(picture)));
  const title = escapeHtml(
    `${picture.screen}, ${picture.size}, ${picture.theme}, ${labelOf('language', picture.language)}`,
  );
  const data = FACETS.map((facet) => `data-${facet}="${escapeHtml(picture[facet])}"`).join(' ');
  return `<li ${data}><figure><a href="${file}"><img src="${file}" alt="${title}" loading="lazy"></a><figcaption>${title}</figcaption></figure></li>`;
};

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 1.5rem 1.5rem; }
form { position: sticky; inset-block-start: 0; display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; padding-block: .75rem; background: Canvas; }
select { font: inherit; min-height: 2.25rem; max-width: 20rem; }
ul { list-style: none; margin: 0; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(20rem, 1fr)); gap: 1.5rem; align-items: end; }
figure { margin: 0; }
img { display: block; max-width: 100%; max-height: 26rem; border: 1px solid GrayText; }
figcaption { overflow-wrap: anywhere; }
[hidden] { display: none; }
`;

const SCRIPT = `
const form = document.querySelector('form');
const rows = [...document.querySelectorAll('li')];
const count = document.querySelector('output');
const show = () => {
  const chosen = [...new FormData(form)].filter(([, value]) => value !== '');
  for (const row of rows) row.hidden = chosen.some(([name, value]) => row.dataset[name] !== value);
  const shown = rows.filter((row) => !row.hidden).length;
  count.textContent = shown + (shown === 1 ? ' picture' : ' pictures');
};
const remembered = new URLSearchParams(location.hash.slice(1));
for (const select of form.elements) if (remembered.has(select.name)) select.value = remembered.get(select.name);
form.addEventListener('change', () => {
  const chosen = [...new FormData(form)].filter(([, value]) => value !== '');
  history.replaceState(null, '', '#' + new URLSearchParams(chosen));
  show();
});
show();
`;

/** A page that shows these pictures, and can be filtered; it needs nothing but the pictures beside it. */
export function contactSheet(pictures: readonly Picture[]): string {
  const choices = FACETS.map((facet) => choiceOfFacet(facet, pictures)).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Screens</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Screens</h1>
<form aria-label="Filters">
${choices}
<output aria-live="polite"></output>
</form>
<ul>
${pictures.map(figure).join('\n')}
</ul>
</main>
<script>${SCRIPT}</script>
</body>
</html>
`;
}
