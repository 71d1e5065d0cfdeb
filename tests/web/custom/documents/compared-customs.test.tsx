import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { COMPARED_ORDERS } from '../../../../src/custom/documents/form/compared-orders.tsx';
import { VersionValue } from '../../../../src/kit/conflict/VersionValue.tsx';
import { ViewContext } from '../../../../src/kit/view/use-view.ts';
import { renderPage } from '../../../support/web.tsx';

const GOODS = { desc: 'Mantel', legal: 2, notice: '60', weight: 2.4, unitValue: '30' };
const ORDER = {
  declarationConten: [{ ...GOODS, condition: 'used', hsCode: '620111', origin: 'MA' }],
  customs: {
    category: 'personalEffects',
    idKind: 'residencePermit',
    passage: '2026-03-09',
    captions: ['es'],
  },
};

it.each([
  ['declarationConten', /Mantel.*Weight 2\.4.*Used.*620111.*Morocco/],
  ['customs.category', 'Personal effects'],
  ['customs.idKind', 'Residence permit'],
  ['customs.passage', '09/03/26'],
  ['customs.captions', 'Spanish'],
])('compares versions of %s in plain text', async (path, texts) => {
  await renderPage(
    <ViewContext value={{ view: COMPARED_ORDERS, actor: undefined }}>
      <section aria-label="Version">
        <VersionValue path={path} version={ORDER} />
      </section>
    </ViewContext>,
  );
  expect(await screen.findByText(texts instanceof RegExp ? 'Mantel' : texts)).toBeVisible();
  const shown = screen.getByRole('region', { name: 'Version' });
  expect(shown).toHaveTextContent(texts);
  expect(shown).not.toHaveTextContent(/personalEffects|residencePermit|used|\bMA\b/);
});
