import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CleanMarkup } from '../../../../src/customer/public/CleanMarkup.tsx';
import { purifyHtml } from '../../../../src/features/rich-text/purify-html.ts';
import RichText from '../../../../src/features/rich-text/RichText.tsx';
import { HOSTILE_TEXTS, harmIn, harmInElement } from '../../../support/hostile-texts.ts';

test.each(HOSTILE_TEXTS)(
  'somebody who is shown %s by another back end sees it harmless',
  (_, html) => {
    expect(harmIn(purifyHtml(html))).toBe('');
    const { container } = render(
      <div data-testid="text">
        <RichText value={html} />
      </div>,
    );
    const shown = screen.getByTestId('text').firstElementChild;
    expect(shown && harmInElement(shown)).toEqual([]);
    expect(container.textContent).not.toContain('alert(1)</');
  },
);

test.each(HOSTILE_TEXTS)('a customer who is shown %s sees it harmless', (_, html) => {
  const { container } = render(<CleanMarkup html={html} />);
  const [shown] = container.getElementsByClassName('rich');
  expect(shown && harmInElement(shown)).toEqual([]);
});

test('somebody reads a text with all that an editor writes', () => {
  const html =
    '<h2>Zoll</h2><p dir="rtl" style="text-align:center">Ein <strong>fetter</strong> und ' +
    '<em>schräger</em> <a href="https://example.org" target="_blank" rel="noopener noreferrer">Link</a>' +
    '</p><ul><li><p>eins</p></li></ul><blockquote><p>Zitat</p></blockquote>';
  expect(purifyHtml(html)).toBe(html);
  const { container } = render(<CleanMarkup html={html} />);
  expect(container.querySelector('a')).toHaveAttribute('target', '_blank');
  expect(container.querySelector('p')).toHaveStyle({ textAlign: 'center' });
  expect(container.querySelector('h2')).toHaveTextContent('Zoll');
});
