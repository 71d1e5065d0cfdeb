import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../domain/fields.ts';
import { LANGUAGES } from '../../src/i18n/languages.ts';
import { TEXT_DIRECTION } from '../../src/kit/inputs/text-direction.ts';
import { Direction } from '../../src/providers/Direction.tsx';
import { renderPage } from '../support/web.tsx';

/** The writing directions that our style rules give to an element, besides its `dir`. */
const directionsOf = (element: Element): string[] =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ selectorText, style }) => style.direction && element.matches(selectorText))
    .map(({ style }) => style.direction);

describe.each(LOCALES)('a page in %s', (locale) => {
  test('is laid out in the direction of its language', async () => {
    await renderPage(
      <Direction>
        <Box data-testid="box" sx={{ marginLeft: '16px' }} />
        <OutlinedInput placeholder="styled" />
        <OutlinedInput
          inputProps={{ ...TEXT_DIRECTION, 'aria-label': 'written' }}
          defaultValue="Nadia"
        />
        <OutlinedInput inputProps={{ ...TEXT_DIRECTION, 'aria-label': 'empty' }} />
      </Direction>,
      { locale },
    );
    const { direction } = LANGUAGES[locale];
    const side = direction === 'rtl' ? 'right' : 'left';
    expect(screen.getByTestId('box')).toHaveStyle({ [`margin-${side}`]: '16px' });
    expect(screen.getByPlaceholderText('styled')).toBeVisible();
    expect(directionsOf(screen.getByLabelText('empty'))).toEqual(['inherit']);
    expect(directionsOf(screen.getByLabelText('written'))).toEqual([]);
    expect(document.documentElement).toHaveAttribute('dir', direction);
    expect(document.documentElement).toHaveAttribute('lang', locale);
  });
});
