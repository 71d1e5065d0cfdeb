import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CreateBase, SimpleForm } from 'react-admin';
import { describe, expect, test, vi } from 'vitest';
import { file, image } from '../../../domain/fields.ts';
import { MAX_UPLOAD_BYTES, UPLOAD_TYPES } from '../../../domain/uploads.ts';
import { FieldInput } from '../../../src/kit/fields/render-input.tsx';
import { FileDrop, type FileDropProps } from '../../../src/kit/files/FileDrop.tsx';
import { renderPage, setScreenWidth } from '../../support/web.tsx';

const user = userEvent.setup({ delay: null });
const picture = (name = 'id.png', size = 5) =>
  new File([new Uint8Array(size)], name, { type: 'image/png' });
const note = new File(['text'], 'note.txt', { type: 'text/plain' });

/** The form of one record with a picture, as the kit generates it. */
const openForm = (field = image(), create = vi.fn()) =>
  renderPage(
    <CreateBase resource="tours" redirect={false}>
      <SimpleForm>
        <FieldInput resource="tours" source="pic" path="pic" field={field} label="Picture" />
      </SimpleForm>
    </CreateBase>,
    { dataProvider: { create: create.mockResolvedValue({ data: { id: '1' } }) } },
  ).then(() => create);

const zone = () => screen.findByRole('group', { name: 'Picture' });
const drop = async (...files: File[]) => {
  const target = await zone();
  const items = files.map((one) => ({ kind: 'file', type: one.type, getAsFile: () => one }));
  await act(async () => {
    fireEvent.drop(target, { dataTransfer: { files, items, types: ['Files'] } });
  });
};
const paste = (target: Element, ...files: File[]) => {
  const event = createEvent.paste(target, { clipboardData: { files, types: ['Files'] } });
  fireEvent(target, event);
  return event;
};

describe('a clerk who gives a record a picture', () => {
  test('reads first what is allowed', async () => {
    await openForm();
    expect(await screen.findByText('JPEG, PNG, WebP, AVIF or GIF, at most 10 MB')).toBeVisible();
  });

  test('drops it, sees it, is notified, and it is sent with the record', async () => {
    const create = await openForm();
    await drop(picture());
    expect(await screen.findByText('id.png')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('“id.png” was added.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(create).toHaveBeenCalled());
    const [, sent] = create.mock.calls[0] ?? [];
    expect(sent).toMatchObject({ data: { pic: { rawFile: { name: 'id.png' } } } });
  });

  test('chooses, replaces and removes it with the keyboard alone', async () => {
    await openForm();
    const group = await zone();
    const input = screen.getByLabelText('Picture', { selector: 'input' });
    const opened = vi.spyOn(HTMLInputElement.prototype, 'click').mockReturnValue();
    await user.tab();
    expect(within(group).getByRole('button', { name: 'Choose a file' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(opened).toHaveBeenCalledOnce();
    opened.mockRestore();
    await user.upload(input, picture('one.png'));
    expect(await within(group).findByRole('button', { name: 'Replace' })).toBeVisible();
    await user.upload(input, picture('two.png'));
    expect(await screen.findByText('two.png')).toBeVisible();
    expect(screen.queryByText('one.png')).toBeNull();
    within(group).getByRole('button', { name: 'Remove two.png' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('“two.png” was removed.');
    expect(screen.queryByText('two.png')).toBeNull();
  });

  test('pastes it while the focus is in its place, and nowhere else', async () => {
    await openForm();
    const choose = await screen.findByRole('button', { name: 'Choose a file' });
    paste(document.body, picture());
    expect(screen.queryByText('id.png')).toBeNull();
    choose.focus();
    const event = paste(choose, picture());
    expect(event.defaultPrevented).toBe(true);
    expect(await screen.findByText('id.png')).toBeVisible();
  });

  test.each([
    ['of a wrong kind', [note], /“note.txt” was not taken: it is not a file of the type JPEG/],
    ['that is too large', [picture('big.png', MAX_UPLOAD_BYTES + 1)], /larger than 10 MB/],
    ['that is empty', [picture('none.png', 0)], /“none.png” was not taken: it is empty/],
    [
      'and another',
      [picture('a.png'), picture('b.png')],
      /“b.png” was not taken: please choose one/,
    ],
  ])('reads why a file %s is rejected, and keeps what is there', async (_what, files, reason) => {
    await openForm();
    await drop(picture('kept.png'));
    await screen.findByText('kept.png');
    await drop(...files);
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.getByText('kept.png')).toBeVisible();
    expect(within(screen.getByRole('alert')).getByText(reason)).toBeVisible();
  });

  test('on a phone is offered its camera', async () => {
    setScreenWidth(390);
    const { matchMedia } = window;
    window.matchMedia = (query) => ({
      ...matchMedia(query),
      matches: query.includes('coarse') || matchMedia(query).matches,
    });
    await openForm();
    const group = await zone();
    expect(await within(group).findByRole('button', { name: 'Take a photo' })).toBeVisible();
    const camera = group.querySelector<HTMLInputElement>('input[capture="environment"]');
    if (!camera) throw new Error('No input opens the camera.');
    await user.upload(camera, picture('photo.png'));
    expect(await screen.findByText('photo.png')).toBeVisible();
  });
});

test('a clerk may give a document as PDF where a document is required', async () => {
  await openForm(file());
  await drop(new File(['%PDF'], 'passport.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('passport.pdf')).toBeVisible();
});

/** A place for three files that are sent at once, as a page holds it itself. */
function Album({ progress }: Pick<FileDropProps['files'][number], 'progress'>) {
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <FileDrop
      label="Picture"
      limits={{ types: UPLOAD_TYPES.image, maxBytes: 1_000, most: 3 }}
      files={files.map((rawFile, at) => ({ key: String(at), value: { rawFile }, progress }))}
      onTake={(taken) => setFiles([...files, ...taken])}
      onRemove={(key) => setFiles(files.filter((_, at) => String(at) !== key))}
    />
  );
}

describe('a clerk who adds several pictures', () => {
  test('reads how many are allowed, and learns which ones were too many', async () => {
    await renderPage(<Album progress={undefined} />);
    expect(screen.getByText(/^Up to 3 files: .* at most 1 kB each$/)).toBeVisible();
    await drop(picture('1.png'), picture('2.png'));
    await drop(picture('3.png'), picture('4.png'), note);
    for (const name of ['1.png', '2.png', '3.png']) expect(screen.getByText(name)).toBeVisible();
    expect(screen.getByText(/“4.png” was not taken: there is room for 3 files/)).toBeVisible();
    expect(screen.getByText(/“note.txt” was not taken/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Choose files' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Remove 2.png' }));
    expect(screen.queryByText('2.png')).toBeNull();
    expect(screen.getByRole('button', { name: 'Choose files' })).toBeEnabled();
  });

  test('sees how far each one is sent', async () => {
    await renderPage(<Album progress={0.4} />);
    await drop(picture('1.png'));
    const bar = await screen.findByRole('progressbar', { name: 'Sending “1.png”' });
    expect(bar).toHaveAttribute('aria-valuenow', '40');
  });
});
