import { expect, test } from 'vitest';
import { cleanPaste } from '../../../src/kit/rich-text/clean-paste.ts';
import { HOSTILE_TEXTS } from '../../support/hostile-texts.ts';

const WORD = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta charset="utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm;font-family:"Calibri",sans-serif;} @list l0 {mso-list-id:1;} --></style></head>
<body lang=DE style='tab-interval:35.4pt'><!--StartFragment-->
<h1><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><b>Geltung<o:p></o:p></b></h1>
<p class=MsoNormal><span lang=DE style='font-size:11.0pt;color:#1F497D'>Wir nehmen <b>Pakete</b> bis
30&nbsp;kg <i style='mso-bidi-font-style:normal'>an</i>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Kleidung<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>gewaschen<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Bücher<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span><span
style='mso-list:Ignore'>1)<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>wiegen</p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span><span
style='mso-list:Ignore'>2)<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>bezahlen</p>
<!--EndFragment--></body></html>`;

test('what is pasted from Word keeps its headings, lists and emphasis, and loses its look', () => {
  expect(cleanPaste(WORD)).toBe(
    '<h2>1. Geltung</h2>' +
      '<p>Wir nehmen <strong>Pakete</strong> bis 30\u00a0kg <em>an</em>.</p>' +
      '<ul><li><p>Kleidung</p><ul><li><p>gewaschen</p></li></ul></li><li><p>Bücher</p></li></ul>' +
      '<ol><li><p>wiegen</p></li><li><p>bezahlen</p></li></ol>',
  );
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

test('what is pasted from Outlook is paragraphs, and its signature picture is gone', () => {
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

test.each(HOSTILE_TEXTS)('somebody who pastes %s pastes words only', (_, html) => {
  expect(cleanPaste(html)).not.toMatch(/<(?:script|svg|math|img|iframe|object|style|form)/i);
  expect(cleanPaste(html)).not.toMatch(/<[^>]* (?:on\w+|style|srcdoc)=/i);
  expect(cleanPaste(html)).not.toMatch(/href="(?:javascript|data|vbscript|\/\/)/i);
});
