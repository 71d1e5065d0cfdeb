import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { memoryDrafts } from '../../../../src/providers/drafts.ts';
import { writingChat } from '../../../support/writing-chat.ts';
import { openHarness } from '../../../support/writing-harness.tsx';

const user = userEvent.setup({ delay: null });
const picture = (name = 'parcel.png') => new File([new Uint8Array(5)], name, { type: 'image/png' });
const documents = new File(['x'], 'papers.zip', { type: 'application/zip' });

const paste = (target: Element, files: readonly File[], types: readonly string[]) => {
  const event = createEvent.paste(target, { clipboardData: { files, types } });
  fireEvent(target, event);
};

describe('a clerk who attaches files', () => {
  test('sees them, removes one, and sends the others one by one before the text', async () => {
    const { chat, sent } = writingChat();
    const { input } = await openHarness({ chat });
    const chooser = screen.getByLabelText('Attach files', { selector: 'input' });
    await user.upload(chooser, [picture(), documents, picture('wrong.png')]);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: /Remove.*wrong.png/ }));
    await user.type(input, 'Here they are{Enter}');
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent.map(({ draft }) => draft)).toMatchObject([
      { type: 'image', file: { name: 'parcel.png' } },
      { type: 'file', file: { name: 'papers.zip' } },
      { type: 'text', content: 'Here they are' },
    ]);
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  });

  test('hears before sending why a file is not taken', async () => {
    const { chat } = writingChat();
    await openHarness({ chat });
    const huge = new File(['x'], 'film.mp4', { type: 'video/mp4' });
    Object.defineProperty(huge, 'size', { value: 50_000_001 });
    const chooser = screen.getByLabelText('Attach files', { selector: 'input' });
    await user.upload(chooser, [huge, new File(['x'], 'setup.exe'), new File([], 'empty.txt')]);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(/film.mp4.*is too large: a file may be up to 50 MB/);
    expect(alert).toHaveTextContent(/setup.exe.*is a program/);
    expect(alert).toHaveTextContent(/empty.txt.*is empty/);
    expect(screen.queryByRole('listitem')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Understood' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('drops one anywhere on the conversation', async () => {
    const { chat, sent } = writingChat();
    const { input } = await openHarness({ chat });
    const pane = input.closest('[data-drop-pane]') ?? document.body;
    const items = [{ kind: 'file', type: 'image/png', getAsFile: () => picture() }];
    const dataTransfer = { files: [picture()], items, types: ['Files'] };
    await act(async () => void fireEvent.dragEnter(pane, { dataTransfer }));
    expect(await screen.findByText('DRAG FILE HERE')).toBeVisible();
    await act(async () => void fireEvent.drop(pane, { dataTransfer }));
    expect(await screen.findByRole('listitem')).toHaveTextContent('parcel.png');
    expect(screen.queryByText('DRAG FILE HERE')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  test('pastes a picture, which gets a name, but not the picture of a copied text', async () => {
    const { chat } = writingChat();
    const { input } = await openHarness({ chat });
    paste(input, [picture('image.png')], ['Files']);
    expect(await screen.findByRole('listitem')).toHaveTextContent('Picture.png');
    paste(input, [picture('image.png')], ['text/plain', 'Files']);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  test('reads no more of a rejected one once the next message is sent', async () => {
    const { chat, sent } = writingChat();
    const { input } = await openHarness({ chat });
    const chooser = screen.getByLabelText('Attach files', { selector: 'input' });
    await user.upload(chooser, new File([], 'list.zip'));
    expect(await screen.findByText(/list\.zip/)).toBeVisible();
    await user.type(input, 'Danke');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(screen.queryByText(/list\.zip/)).toBeNull();
  });

  test('finds them again after a reload', async () => {
    const drafts = memoryDrafts();
    const { chat } = writingChat();
    const first = await openHarness({ chat, drafts });
    await user.upload(screen.getByLabelText('Attach files', { selector: 'input' }), documents);
    await screen.findByRole('listitem');
    first.unmount();
    await openHarness({ chat, drafts });
    expect(await screen.findByRole('listitem')).toHaveTextContent('papers.zip');
  });

  test('is warned when the device cannot store them', async () => {
    const drafts = { ...memoryDrafts(), keep: () => Promise.reject(new Error('full')) };
    const { chat } = writingChat();
    await openHarness({ chat, drafts });
    await user.upload(screen.getByLabelText('Attach files', { selector: 'input' }), documents);
    expect(await screen.findByText(/cannot be kept on this device/)).toBeVisible();
  });

  test('sees a photo of a phone recognised, whatever its name says', async () => {
    const { chat, sent } = writingChat();
    await openHarness({ chat });
    const head = new TextEncoder().encode('\0\0\0\u0018ftypheic');
    const photo = new File([head], 'photo.jpg', { type: 'image/jpeg' });
    const chooser = screen.getByLabelText('Attach files', { selector: 'input' });
    await user.upload(chooser, [photo, new File(['x'], 'IMG_1.HEIC', { type: '' })]);
    expect(screen.getByText(/format of phones/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ draft }) => draft.type)).toEqual(['file', 'file']);
  });
});

describe('a clerk who opens the animations', () => {
  test('sends one of the eight with a press', async () => {
    const { chat, sent } = writingChat();
    await openHarness({ chat });
    await user.click(screen.getByRole('button', { name: 'Animations' }));
    expect(screen.getAllByRole('img')).toHaveLength(8);
    await user.click(screen.getByRole('button', { name: 'Thumbs up' }));
    await waitFor(() =>
      expect(sent).toEqual([{ clientId: 'amina', draft: { type: 'gif', content: 'ok' } }]),
    );
  });
});

describe('a clerk who writes a note', () => {
  const beginNote = async () => {
    const { chat, sent } = writingChat();
    const harness = await openHarness({ chat, canNote: true });
    await user.click(screen.getByRole('button', { name: 'Note' }));
    await user.type(harness.input, 'He never pays');
    return { ...harness, sent };
  };

  test('still writes a note after pasting a picture, and hears that it was not taken', async () => {
    const { input, sent } = await beginNote();
    paste(input, [picture()], ['Files']);
    expect(await screen.findByRole('alert')).toHaveTextContent(/parcel.png.*notes take no files/);
    await user.type(input, '{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.draft).toEqual({ type: 'note', content: 'He never pays' });
    await user.click(screen.getByRole('button', { name: 'To the customer' }));
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  test('cannot make a note of a recording for the customer', async () => {
    const { chat } = writingChat();
    await openHarness({ chat, canNote: true });
    await user.click(screen.getByRole('button', { name: 'Record a voice message' }));
    expect(await screen.findByRole('group', { name: 'Voice message' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Note' })).toBeNull();
  });
});
