import { Editor } from '@tiptap/core';
import { expect, onTestFinished, test } from 'vitest';
import { EDITOR_EXTENSIONS } from '../../../../src/features/rich-text/editor-extensions.ts';
import { purifyHtml } from '../../../../src/features/rich-text/purify-html.ts';

function opened(content: string): Editor {
  const editor = new Editor({ extensions: EDITOR_EXTENSIONS, content });
  onTestFinished(() => editor.destroy());
  return editor;
}

/** What the server stores of what the editor writes. */
const written = (content: string): string => purifyHtml(opened(content).getHTML());

test.each([
  ['headings', '<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4><h5>e</h5><h6>f</h6>'],
  ['marks', '<p><strong>a</strong> <em>b</em> <u>c</u> <s>d</s> H<sub>2</sub>O m<sup>2</sup></p>'],
  ['lists', '<ul><li><p>a</p><ol><li><p>b</p></li></ol></li></ul>'],
  ['quotations', '<blockquote><p>a</p></blockquote><hr><p>b<br>c</p>'],
  ['directions', '<p dir="rtl">مرحبا</p><h2 dir="ltr">Hallo</h2>'],
  ['alignments', '<p style="text-align:center">Mitte</p>'],
  ['code', '<pre><code>a &lt; b</code></pre>'],
])('a text with %s loses nothing by being opened', (_, html) => {
  expect(written(html)).toBe(html);
});

test('a link stays where it led, and one to a script leads nowhere', () => {
  const html = written(
    '<p><a href="https://example.org/">a</a> <a href="javascript:alert(1)">b</a></p>',
  );
  expect(html).toContain('href="https://example.org/"');
  expect(html).not.toContain('javascript');
});

test('somebody makes a heading, a list and a quotation, and takes one back', () => {
  const editor = opened('<p>Zoll</p>');
  editor.commands.selectAll();
  editor.commands.toggleHeading({ level: 3 });
  expect(editor.getHTML()).toBe('<h3>Zoll</h3>');
  editor.commands.undo();
  expect(editor.getHTML()).toBe('<p>Zoll</p>');
  editor.commands.selectAll();
  editor.commands.toggleBulletList();
  expect(editor.getHTML()).toBe('<ul><li><p>Zoll</p></li></ul>');
});
