import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { useState } from 'react';
import { Form } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { describe, expect, test, vi } from 'vitest';
import { infos } from '../../../../domain/resources/infos.ts';
import { RichTextFieldInput } from '../../../../src/features/rich-text/RichTextFieldInput.tsx';
import { LocalizedInput } from '../../../../src/kit/inputs/nested-inputs.tsx';
import type { FieldInputProps } from '../../../../src/kit/view/props.ts';
import { COPIED_FROM_WORD } from '../../../support/copied-from-word.ts';
import { renderPage } from '../../../support/web.tsx';

// The editor is a large library, which a busy machine needs a while to load.
configure({ asyncUtilTimeout: 10_000 });
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

const INPUT = { resource: infos.name, path: 'text' };
const { text: field } = infos.fields;
const Editor = (props: FieldInputProps) => <RichTextFieldInput {...props} Nested={Editor} />;

const ENGLISH = '<p>The port is closed.</p>';
const ARABIC = '<p>الميناء مغلق.</p>';
const RESTORED = '<p>The port is open.</p>';

/** A text in four languages, or in English alone; who may write it can change meanwhile. */
function Harness({ isWhole, startsLocked }: { isWhole: boolean; startsLocked: boolean }) {
  const [readOnly, setReadOnly] = useState(startsLocked);
  const { setValue } = useFormContext();
  return (
    <>
      {isWhole ? (
        <LocalizedInput
          {...INPUT}
          source="text"
          field={field}
          readOnly={readOnly}
          Nested={Editor}
        />
      ) : (
        <Editor {...INPUT} source="text.en" field={field.of} readOnly={readOnly} />
      )}
      <button type="button" onClick={() => setReadOnly(!readOnly)}>
        Lock or unlock
      </button>
      <button type="button" onClick={() => setValue('text.en', RESTORED)}>
        Restore
      </button>
      <button type="submit">Save</button>
    </>
  );
}

/** Opens a form with the text, and waits for its editor. `saved` receives what the form holds. */
async function open({ isWhole = false, startsLocked = false, en = ENGLISH } = {}) {
  const saved = vi.fn();
  const onKeyDown = vi.fn();
  await renderPage(
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens, as a dialog around it does.
    <div onKeyDown={({ key }) => onKeyDown(key)}>
      <Form record={{ text: { en, ar: ARABIC } }} onSubmit={(values: object) => saved(values)}>
        <Harness isWhole={isWhole} startsLocked={startsLocked} />
      </Form>
    </div>,
  );
  await text();
  return {
    saved,
    onKeyDown,
    /** Saves, and returns the text in all languages. */
    save: async () => {
      await press('Save');
      await waitFor(() => expect(saved).toHaveBeenCalled());
      return saved.mock.lastCall?.[0].text;
    },
  };
}

const text = () => screen.findByRole('textbox', { name: 'Text' });
const tool = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
/** A click would need the layout that jsdom does not have. */
const enter = async () => act(async () => (await text()).focus());
/** What the editor does after the next frame, as with the focus, is done. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));
const paste = async (html: string) => {
  const clipboardData = { getData: (type: string) => (type === 'text/html' ? html : '') };
  fireEvent.paste(await text(), { clipboardData });
  await settled();
};

describe('somebody at the keyboard', () => {
  test('goes from the text to its tools and between them, and back', async () => {
    const { onKeyDown } = await open();
    await enter();
    await user.keyboard('{Alt>}{F10}{/Alt}');
    expect(tool('Heading')).toHaveFocus();
    const bar = screen.getByRole('toolbar', { name: 'Formatting of Text' });
    const stops = () =>
      within(bar)
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0);
    for (const [key, name] of [
      ['ArrowRight', 'Subheading'],
      ['End', 'Redo'],
      ['ArrowRight', 'Heading'],
      ['ArrowLeft', 'Redo'],
      ['ArrowLeft', 'Undo'],
      ['Home', 'Heading'],
      ['ArrowRight', 'Subheading'],
    ]) {
      await user.keyboard(`{${key}}`);
      expect(tool(name ?? '')).toHaveFocus();
      expect(stops()).toEqual([tool(name ?? '')]);
    }
    onKeyDown.mockClear();
    await user.keyboard('{Escape}');
    await waitFor(async () => expect(await text()).toHaveFocus());
    // A dialog around the form would be closed by it.
    expect(onKeyDown).not.toHaveBeenCalledWith('Escape');
    // The next time, the tools begin where they were left.
    await user.keyboard('{Alt>}{F10}{/Alt}');
    expect(tool('Subheading')).toHaveFocus();
  });

  test('uses a tool, which says that it is on, and takes it back', async () => {
    const { save } = await open();
    expect(tool('Undo')).toHaveAttribute('aria-disabled', 'true');
    await enter();
    await user.keyboard('{Alt>}{F10}{/Alt}{Enter}');
    await waitFor(() => expect(tool('Heading')).toHaveAttribute('aria-pressed', 'true'));
    expect(await save()).toMatchObject({ en: '<h2>The port is closed.</h2>' });
    expect(tool('Undo')).toHaveAttribute('aria-disabled', 'false');
    await press('Undo');
    await waitFor(() => expect(tool('Heading')).toHaveAttribute('aria-pressed', 'false'));
    expect(await save()).toMatchObject({ en: ENGLISH });
  });

  test('sets a link with Ctrl+K, but none that would run', async () => {
    const { saved, save } = await open();
    await enter();
    await user.keyboard('{Control>}k{/Control}');
    const question = within(await screen.findByRole('dialog', { name: 'Link' }));
    const address = question.getByRole('textbox', { name: 'Address' });
    expect(address).toHaveFocus();
    await user.keyboard('javascript:alert(1){Enter}');
    expect(question.getByText(/^This is no web address/)).toBeVisible();
    expect(address).toBeInvalid();
    await user.clear(address);
    await user.keyboard('jisr.example/port{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await text()).toHaveFocus());
    // Neither address was sent to the form around it.
    expect(saved).not.toHaveBeenCalled();
    expect(await save()).toMatchObject({
      en: '<p><a href="https://jisr.example/port">jisr.example/port</a>The port is closed.</p>',
    });
  });

  test('changes where a link leads, and removes it', async () => {
    const { save } = await open({ en: '<p><a href="mailto:a@jisr.example">Write to us</a></p>' });
    await enter();
    await user.keyboard('{Control>}ak{/Control}');
    const address = await screen.findByRole('textbox', { name: 'Address' });
    expect(address).toHaveValue('a@jisr.example');
    await user.clear(address);
    await user.keyboard('+49 30 1234567{Enter}');
    await settled();
    expect(await save()).toMatchObject({ en: '<p><a href="tel:+49301234567">Write to us</a></p>' });
    await press('Link');
    await user.click(await screen.findByRole('button', { name: 'Remove the link' }));
    await settled();
    expect(await save()).toMatchObject({ en: '<p>Write to us</p>' });
  });
});

describe('somebody who may only read a text', () => {
  test('has no tools, and cannot write in it', async () => {
    await open({ startsLocked: true });
    expect(await text()).toHaveAttribute('contenteditable', 'false');
    expect(await text()).toHaveAttribute('aria-readonly', 'true');
    expect(screen.queryByRole('toolbar')).toBeNull();
    await paste('<p>Mine.</p>');
    fireEvent.keyDown(await text(), { key: 'k', ctrlKey: true });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await text()).toHaveTextContent(/^The port is closed\.$/);
  });

  test('can write once they may, and no more once they may not', async () => {
    const { saved, save } = await open({ startsLocked: true });
    await press('Lock or unlock');
    expect(await screen.findByRole('toolbar')).toBeVisible();
    await waitFor(async () => expect(await text()).toHaveAttribute('contenteditable', 'true'));
    expect(await text()).toHaveAttribute('aria-readonly', 'false');
    await enter();
    await user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('dialog', { name: 'Link' })).toBeVisible();
    fireEvent.click(screen.getByText('Lock or unlock'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await text()).toHaveAttribute('contenteditable', 'false');
    expect(screen.queryByRole('toolbar')).toBeNull();
    await paste('<p>Mine.</p>');
    await press('Lock or unlock');
    expect(await screen.findByRole('toolbar')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(saved).not.toHaveBeenCalled();
    expect(await save()).toEqual({ en: ENGLISH, ar: ARABIC });
  });
});

test('what somebody pastes from Word arrives clean, and is saved so', async () => {
  const { save } = await open({ en: '' });
  await enter();
  await paste(COPIED_FROM_WORD.html);
  expect((await text()).innerHTML).not.toMatch(/mso|font-family|<o:p|<span/i);
  // The same blank, as the page writes it.
  const clean = COPIED_FROM_WORD.clean.replaceAll('\u00a0', '&nbsp;');
  expect(await save()).toMatchObject({ en: clean });
});

test('a text that the form gets from elsewhere, such as a draft, is shown', async () => {
  const { save } = await open();
  await press('Restore');
  await waitFor(async () => expect(await text()).toHaveTextContent('The port is open.'));
  expect(await save()).toMatchObject({ en: RESTORED });
});

test('somebody writes in one language at a time, each in its own direction', async () => {
  const { save } = await open({ isWhole: true });
  const editors = () => document.querySelectorAll('[contenteditable]');
  expect(await text()).toHaveAttribute('lang', 'en');
  expect(await text()).toHaveAttribute('dir', 'ltr');
  expect(editors()).toHaveLength(1);
  await enter();
  await user.keyboard('{Alt>}{F10}{/Alt}{Enter}');
  await settled();
  await user.click(screen.getByRole('tab', { name: 'العربية' }));
  await waitFor(async () => expect(await text()).toHaveTextContent('الميناء مغلق.'));
  expect(await text()).toHaveAttribute('lang', 'ar');
  expect(await text()).toHaveAttribute('dir', 'rtl');
  expect(editors()).toHaveLength(1);
  await user.click(screen.getByRole('tab', { name: 'English' }));
  await waitFor(async () => expect(await text()).toHaveTextContent('The port is closed.'));
  expect(await save()).toEqual({ en: '<h2>The port is closed.</h2>', ar: ARABIC });
});
