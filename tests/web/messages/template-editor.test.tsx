import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { Form } from 'react-admin';
import { expect, it } from 'vitest';
import { templates } from '../../../domain/resources/templates.ts';
import { TemplateTextInput } from '../../../src/custom/messages/template/TemplateTextInput.tsx';
import { FieldInput } from '../../../src/kit/fields/render-input.tsx';
import { renderPage } from '../../support/web.tsx';

const openEditor = async (record: object, errors: object = {}) => {
  await renderPage(
    <Form record={record} validate={() => errors} onSubmit={() => undefined}>
      <button type="submit">Save</button>
      <Suspense fallback={null}>
        <TemplateTextInput
          resource="templates"
          source="text"
          path="text"
          field={templates.fields.text}
          Nested={FieldInput}
        />
      </Suspense>
    </Form>,
  );
  return screen.findByRole('textbox', { name: 'Text in \u2068English\u2069' }, { timeout: 60_000 });
};

const german = () => within(screen.getByRole('tabpanel', { name: /Deutsch/ }));

it('a clerk writes a placeholder by a click, and sees it filled and counted', async () => {
  const text = await openEditor({ text: {} });
  await userEvent.type(text, 'Hello ');
  const panel = within(screen.getByRole('tabpanel', { name: /English/ }));
  await userEvent.click(panel.getByRole('button', { name: 'Insert: Order number' }));
  expect(text).toHaveValue('Hello {order}');
  expect(screen.getByText('Hello M-204118')).toBeVisible();
  expect(text).toHaveAccessibleDescription(/GSM-7.*14 characters.*146 left.*1 SMS/);
});

it('a language without a text is named', async () => {
  await openEditor({ text: { en: 'Hello', fr: 'Bonjour' } });
  expect(await screen.findByText(/Nothing is written in: .*Deutsch.*العربية/)).toBeVisible();
});

it('a rejected save flags the language in which something is wrong, and opens it', async () => {
  await openEditor({ text: { de: 'Hallo {nane}' } }, { text: { de: 'Unknown word' } });
  await userEvent.click(screen.getByRole('tab', { name: /العربية/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const tab = await screen.findByRole('tab', { name: /Deutsch.*Not right yet/, selected: true });
  expect(tab).toBeVisible();
  expect(german().getByText('Unknown word')).toBeVisible();
});

it('a placeholder in braces that stands for nothing is marked where it stands, and named', async () => {
  const found = '{nane}';
  const text = await openEditor({ text: { en: `Hello ${found}, {order}` }, use: 'whatsapp' });
  expect(text).toHaveAccessibleDescription(/Stands for nothing:.*\{nane\}/);
  const highlights = screen.getAllByText(found, { selector: 'mark' });
  expect(highlights).toHaveLength(2); // Below the text, and in the preview.
  await userEvent.clear(text);
  await userEvent.type(text, 'Hello {{name}');
  expect(screen.queryByText(found)).toBeNull();
  expect(text).toBeValid();
});

it('characters that make an SMS longer are marked, and one click replaces them', async () => {
  await openEditor({ text: { de: 'Grüße – „Jisr“' } });
  await userEvent.click(screen.getByRole('tab', { name: /Deutsch/ }));
  expect(german().getByText('UCS-2')).toBeVisible();
  expect(german().getAllByText('–')[0]?.tagName).toBe('MARK');
  await userEvent.click(german().getByRole('button', { name: 'Make GSM-7' }));
  expect(german().getByRole('textbox')).toHaveValue('Grüße - "Jisr"');
  expect(german().getByText('GSM-7')).toBeVisible();
});

it('Arabic is not marked, and a note says that it needs the space', async () => {
  await openEditor({ text: { ar: 'مرحبا' } });
  await userEvent.click(screen.getByRole('tab', { name: /العربية/ }));
  const panel = within(screen.getByRole('tabpanel', { name: /العربية/ }));
  expect(panel.getByText(/Arabic always needs UCS-2/)).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Make GSM-7' })).toBeNull();
});

it('a marketing text that does not say how to stop it gets the hint in its language', async () => {
  await openEditor({ purpose: 'marketing', text: { de: 'Neue Preise', en: 'Reply STOP' } });
  await userEvent.click(screen.getByRole('button', { name: 'Add the hint' }));
  await userEvent.click(screen.getByRole('tab', { name: /Deutsch/ }));
  expect(german().getByRole('textbox')).toHaveValue(
    'Neue Preise\nKeine Nachrichten mehr? Antworten Sie STOP',
  );
  expect(screen.queryByText(/has to say how to stop it/)).toBeNull();
});
