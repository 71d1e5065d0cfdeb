import { expect, test } from 'vitest';
import { cleanPaste } from '../../../../src/features/rich-text/clean-paste.ts';
import { COPIED_FROM_WORD } from '../../../support/copied-from-word.ts';
import { HOSTILE_TEXTS } from '../../../support/hostile-texts.ts';

test('what is pasted from Word keeps its headings, lists and emphasis, and loses its look', () => {
  expect(cleanPaste(COPIED_FROM_WORD.html)).toBe(COPIED_FROM_WORD.clean);
});

test('a list of Word without its styles is found by its bullets', () => {
  const html =
    '<p class="MsoListParagraph">·&nbsp;&nbsp;&nbsp; Reis</p>' +
    '<p class="MsoListParagraph"><span>•&nbsp; </span>Zucker</p><p class="MsoNormal">Ende</p>';
  expect(cleanPaste(html)).toBe('<ul><li><p>Reis</p></li><li><p>Zucker</p></li></ul><p>Ende</p>');
});

test('what is pasted from Google Docs has no bold around all of it, and real links', () => {
  const html =
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a2b3c">' +
    '<h3 dir="ltr" style="line-height:1.38"><span style="font-size:14pt;font-weight:400">Zoll</span></h3>' +
    '<p dir="ltr" style="margin-top:0pt"><span style="font-weight:700">Wichtig:</span><span ' +
    'style="font-weight:400;font-style:italic"> bis Freitag</span> <a href="https://www.google.com/url?' +
    'q=https://example.org/zoll&amp;sa=D" style="text-decoration:none"><span style="color:#1155cc;' +
    'text-decoration:underline">hier</span></a></p><br class="Apple-interchange-newline">' +
    '<ul><li dir="ltr" aria-level="1"><p role="presentation"><span>eins</span></p></li>' +
    '<ul><li dir="ltr" aria-level="2"><p role="presentation"><span>innen</span></p></li></ul>' +
    '<li dir="ltr"><p role="presentation"><span style="text-decoration:line-through">zwei</span></p></li></ul></b>';
  expect(cleanPaste(html)).toBe(
    '<h3>Zoll</h3><p><strong>Wichtig:</strong><em> bis Freitag</em> ' +
      '<a href="https://example.org/zoll">hier</a></p>' +
      '<ul><li><p>eins</p><ul><li><p>innen</p></li></ul></li><li><p><s>zwei</s></p></li></ul>',
  );
});

test('what is pasted from Outlook is paragraphs, and its signature picture is removed', () => {
  const html =
    '<div class="WordSection1"><p class="MsoNormal"><span lang="FR">Bonjour,</span></p>' +
    '<p class="MsoNormal">&nbsp;</p><p class="MsoTitle">Titre</p>' +
    '<p class="MsoQuote">Citation</p></div><div class="elementToProof">Ligne 1<br>Ligne 2<br><br>' +
    'Autre</div><div><img src="cid:image001.png@01D"></div>';
  expect(cleanPaste(html)).toBe(
    '<p>Bonjour,</p><h2>Titre</h2><blockquote><p>Citation</p></blockquote>' +
      '<p>Ligne 1<br>Ligne 2</p><p>Autre</p>',
  );
});

test('the rows of a pasted table stay as lines', () => {
  const html =
    '<table><tbody><tr><th>Stadt</th><th>Tag</th></tr><tr><td><p>Bremen</p></td><td>Mo</td></tr></tbody></table>';
  expect(cleanPaste(html)).toBe('<p>Stadt | Tag</p><p>Bremen | Mo</p>');
});

test('a text copied in an editor of ours is pasted as it was', () => {
  const html = '<h1 data-pm-slice="1 1 []">Titel</h1><p style="text-align:center">Mitte</p>';
  expect(cleanPaste(html)).toBe(html);
});

test.each(HOSTILE_TEXTS)('somebody who pastes %s pastes text only', (_, html) => {
  expect(cleanPaste(html)).not.toMatch(/<(?:script|svg|math|img|iframe|object|style|form)/i);
  expect(cleanPaste(html)).not.toMatch(/<[^>]* (?:on\w+|style|srcdoc)=/i);
  expect(cleanPaste(html)).not.toMatch(/href="(?:javascript|data|vbscript|\/\/)/i);
});
