import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../domain/fields.ts';
import { LANGUAGES } from '../../src/i18n/languages.ts';
import { Direction } from '../../src/providers/Direction.tsx';
import { renderPage } from '../support/web.tsx';

describe.each(LOCALES)('a page in %s', (locale) => {
  test('is laid out in the direction of its language', async () => {
    await renderPage(
      <Direction>
        <Box data-testid="box" sx={{ marginLeft: '16px' }} />
        <OutlinedInput placeholder="styled" />
      </Direction>,
      { locale },
    );
    const { direction } = LANGUAGES[locale];
    const side = direction === 'rtl' ? 'right' : 'left';
    expect(screen.getByTestId('box')).toHaveStyle({ [`margin-${side}`]: '16px' });
    expect(screen.getByPlaceholderText('styled')).toBeVisible();
    expect(document.documentElement).toHaveAttribute('dir', direction);
    expect(document.documentElement).toHaveAttribute('lang', locale);
  });
});
