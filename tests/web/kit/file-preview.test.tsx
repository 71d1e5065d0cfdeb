import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FilePreview } from '../../../src/kit/files/FilePreview.tsx';
import { renderPage } from '../../support/web.tsx';

it('a clerk reads that a document is stored, without its stored name', async () => {
  await renderPage(<FilePreview value="document-01a1cb40-66c3-729a.webp" isImage={false} />);
  expect(screen.getByText('A file is stored')).toBeInTheDocument();
  expect(screen.queryByText(/document-/)).toBeNull();
});

it('a clerk reads the name of the document that was just picked', async () => {
  const rawFile = new File(['id'], 'passport of Nadia.pdf');
  await renderPage(<FilePreview value={{ rawFile, title: rawFile.name }} isImage={false} />);
  expect(screen.getByText('passport of Nadia.pdf')).toBeInTheDocument();
});
