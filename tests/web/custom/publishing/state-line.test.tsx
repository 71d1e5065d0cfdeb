import { screen } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { expect, test } from 'vitest';
import { StateLine } from '../../../../src/custom/publishing/StateLine.tsx';
import { ViewProvider } from '../../../../src/kit/view/ViewProvider.tsx';
import { infosView } from '../../../../src/resources/infos.tsx';
import { renderPage } from '../../../support/web.tsx';

test.each([
  ['draft', 'Draft'],
  ['scheduled', 'Scheduled'],
  ['published', 'Published'],
  ['expired', 'Expired'],
])('an editor who opens news that are %s reads so', async (state, texts) => {
  await renderPage(
    <ViewProvider view={infosView}>
      <RecordContextProvider value={{ id: '1', state }}>
        <StateLine />
      </RecordContextProvider>
    </ViewProvider>,
  );
  expect(await screen.findByText('State')).toBeVisible();
  expect(await screen.findByText(texts)).toBeVisible();
});
