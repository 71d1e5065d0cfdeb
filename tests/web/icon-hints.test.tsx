import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TopBar } from '../../src/custom/layout/TopBar.tsx';
import { HintLayer } from '../../src/kit/HintLayer.tsx';
import { renderPage, setScreenWidth } from '../support/web.tsx';

test.each(['Collapse the menu', 'Language', 'Appearance', 'Refresh', 'Account'])(
  'an icon of the top bar shows what it is called: %s',
  async (name) => {
    setScreenWidth(1440);
    await renderPage(
      <>
        <TopBar menuOpen menuLabel="Collapse the menu" onMenu={() => undefined} />
        <HintLayer />
      </>,
    );
    const icon = screen.getByRole('button', { name });
    expect(icon).toHaveAttribute('data-hint', name);
    await userEvent.hover(icon);
    expect(await screen.findByRole('tooltip')).toHaveTextContent(name);
  },
);
