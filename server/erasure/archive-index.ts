import { berlinTime } from '../../domain/berlin-clock.ts';
import type { Locale } from '../../domain/fields.ts';
import { escapeHtml } from '../../domain/legal/legal-placeholders.ts';
import { LANGUAGES } from '../../src/i18n/languages.ts';
import type { ArchivePart } from '../../src/i18n/server-texts/en.ts';
import { SERVER_TEXTS } from '../../src/i18n/server-texts/server-texts.ts';
import type { Receiver } from './archive-parts.ts';

/** A part of an archive, and how many rows it has. */
export type IndexLine = { readonly name: ArchivePart; readonly count: number };

type Contents = {
  readonly lines: readonly IndexLine[];
  readonly files: readonly string[];
  /** Files that were named and are not there. */
  readonly missing: readonly string[];
};

type Addressed = {
  readonly receiver: Receiver;
  readonly language: Locale;
  readonly now: Date;
};

const linked = (name: string): string =>
  `<a href="${name.split('/').map(encodeURIComponent).join('/')}">${escapeHtml(name)}</a>`;

const listed = (names: readonly string[], of: (name: string) => string): string =>
  `<ul>${names.map((name) => `<li dir="ltr">${of(name)}</li>`).join('')}</ul>`;

/** The page that says what an archive contains, in the language of whoever it is about. */
export function archiveIndex(
  { lines, files, missing }: Contents,
  { receiver, language, now }: Addressed,
): string {
  const { archive } = SERVER_TEXTS[language];
  const { day } = berlinTime(now.toISOString());
  const rows = lines.map(
    ({ name, count }) =>
      `<tr><td dir="ltr">${linked(name)}</td><td>${escapeHtml(archive.parts[name])}</td><td>${count}</td></tr>`,
  );
  return `<!doctype html>
<html lang="${language}" dir="${LANGUAGES[language].direction}"><head><meta charset="utf-8">
<title>${escapeHtml(archive.title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}td{padding:.3rem .8rem;border-bottom:1px solid #ccc;text-align:start}td:last-child{text-align:right;font-variant-numeric:tabular-nums}</style>
</head><body>
<h1>${escapeHtml(archive.title)}</h1>
<p>${day}</p>
<p>${escapeHtml(receiver === 'office' ? archive.about : archive.aboutOwn)}</p>
<table>${rows.join('')}</table>
${files.length > 0 ? `<h2>${escapeHtml(archive.files)}</h2>${listed(files, linked)}` : ''}
${missing.length > 0 ? `<h2>${escapeHtml(archive.missing)}</h2>${listed(missing, escapeHtml)}` : ''}
</body></html>
`;
}
