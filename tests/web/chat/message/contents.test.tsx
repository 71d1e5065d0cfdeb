import { readdirSync, readFileSync } from 'node:fs';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { GIFS } from '../../../../domain/chat/gifs.ts';
import type { Message } from '../../../../domain/chat/message.ts';
import { STAFF_KINDS, WRITTEN_KINDS } from '../../../../domain/chat/message-kinds.ts';
import type { MessageType } from '../../../../domain/chat/message-types.ts';
import { MessageContent } from '../../../../src/custom/chat/message/MessageContent.tsx';
import { Previews } from '../../../../src/custom/chat/message/Previews.tsx';
import { writingChat } from '../../../support/writing-chat.ts';
import { renderChatPart } from '../../../support/writing-harness.tsx';

const user = userEvent.setup({ delay: null });
type Content = Message['message'];

const draw = async (message: Content, files: Record<string, Blob> = {}, file?: File) => {
  const own = writingChat(files);
  const drawn = await renderChatPart(
    <Previews messages={[{ message }]}>
      <MessageContent message={message} {...(file && { file, progress: 0.4 })} />
    </Previews>,
    { chat: own.chat },
  );
  return { ...own, ...drawn };
};

describe('somebody who reads a message', () => {
  test('sees a hostile text as what was written', async () => {
    const written = '<img src=x onerror=alert(1)>\n</script>';
    const { container } = await draw({ type: 'text', content: written });
    expect(screen.getByText(/onerror/).textContent).toBe(written);
    expect(container.querySelector('img, script')).toBeNull();
  });

  test.each(Object.entries({ ...WRITTEN_KINDS, ...STAFF_KINDS }))(
    'sees what a message of the kind %s says',
    async (type, { example }) => {
      const { container } = await draw({ type: type as MessageType, content: example });
      expect(container.querySelector('p, a, img')).toBeVisible();
      expect(screen.queryByRole('button')).toBeNull();
    },
  );

  test('sees a text from right to left where it is written so, and a few emoji large', async () => {
    await draw({ type: 'text', content: 'سلام' });
    expect(screen.getByText('سلام')).toHaveAttribute('dir', 'auto');
    await draw({ type: 'text', content: '👍🏽 🇲🇦' });
    expect(screen.getByText('👍🏽 🇲🇦')).toHaveStyle({ fontSize: '2.4rem' });
  });

  test('opens a link in a page that knows nothing of this one', async () => {
    await draw({ type: 'link', content: 'example.org/a' });
    const link = screen.getByRole('link', { name: 'http://example.org/a' });
    expect(link).toHaveAttribute('href', 'http://example.org/a');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'https://bank.example@evil.example'])(
    'can do nothing with a link such as %s but read it',
    async (content) => {
      await draw({ type: 'link', content });
      expect(screen.getByText(content)).toBeVisible();
      expect(screen.queryByRole('link')).toBeNull();
    },
  );

  test('sees an animation, still where less motion is wanted, and the name of a foreign one', async () => {
    const { container } = await draw({ type: 'gif', content: 'onTheWay' });
    expect(screen.getByRole('img', { name: /van drives over the bridge/ })).toHaveAttribute(
      'src',
      '/gifs/onTheWay.svg',
    );
    expect(container.querySelector('source')).toHaveAttribute(
      'media',
      '(prefers-reduced-motion: reduce)',
    );
    await draw({ type: 'gif', content: '../../secret' });
    expect(screen.getByText('../../secret')).toBeVisible();
  });
});

describe('the animations', () => {
  const folder = 'public/gifs';
  const read = (name: string) => readFileSync(`${folder}/${name}.svg`, 'utf8');

  test.each(GIFS)(
    '%s is small, is animated without style or script, and has a still picture',
    (gif) => {
      const moving = read(gif);
      expect(moving.length).toBeLessThan(15_000);
      expect(moving).toContain('<animate');
      expect(moving).not.toMatch(/<script|<style|style=|href|foreignObject|\son\w+=/);
      expect(read(`${gif}-still`)).toBe(moving.replace(/<animate(Transform)?\s[^>]*\/>/g, ''));
    },
  );

  test('are the eight and no others', () => {
    const wanted = GIFS.flatMap((gif) => [`${gif}.svg`, `${gif}-still.svg`]);
    expect(readdirSync(folder).toSorted()).toEqual(wanted.toSorted());
  });
});

describe('somebody who gets a file', () => {
  const blob = new Blob(['x'], { type: 'image/png' });

  test('sees a picture in its reserved space, by its smaller one, and the whole one when it is opened', async () => {
    const blocked = {
      type: 'image',
      content: 'p1',
      name: 'a.jpg',
      width: 800,
      height: 400,
    } as const;
    const { requested } = await draw({ ...blocked, thumbnails: true }, { p1: blob });
    await waitFor(() => expect(requested).toEqual(['p1?size=large']));
    await user.click(screen.getByRole('button', { name: /Show the picture.*a.jpg/ }));
    expect(await screen.findByRole('dialog', { name: 'a.jpg' })).toBeVisible();
    await waitFor(() => expect(requested).toContain('p1'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('walks through the pictures of the conversation with the arrow keys', async () => {
    const pictures = ['p1', 'p2'].map((content) => ({
      message: { type: 'image', content, name: `${content}.jpg` } as const,
    }));
    const own = writingChat({ p1: blob, p2: blob });
    await renderChatPart(
      <Previews messages={pictures}>
        <MessageContent message={{ type: 'image', content: 'p1', name: 'p1.jpg' }} />
      </Previews>,
      { chat: own.chat },
    );
    await user.click(screen.getByRole('button', { name: /Show the picture/ }));
    expect(await screen.findByText('Picture 1 of 2')).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByRole('dialog', { name: 'p2.jpg' })).toBeVisible();
    await user.keyboard('{ArrowRight}{ArrowLeft}');
    expect(await screen.findByRole('dialog', { name: 'p1.jpg' })).toBeVisible();
  });

  test('reads in its place that it could not be loaded, and tries again', async () => {
    const files: Record<string, Blob> = {};
    const { requested } = await draw({ type: 'image', content: 'p1', name: 'a.jpg' }, files);
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    files.p1 = blob;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(requested).toEqual(['p1', 'p1']);
  });

  test('downloads it under the name that its sender gave it, and never opens it', async () => {
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const name = '<b>\u202Egpj.exe';
    const { requested } = await draw(
      { type: 'file', content: 'f1', name, size: 1200 },
      { f1: blob },
    );
    expect(requested).toEqual([]);
    expect(screen.getByText(name).tagName).toBe('BDI');
    await user.click(screen.getByRole('button', { name: /Download/ }));
    await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
    const [link] = clicked.mock.contexts as HTMLAnchorElement[];
    expect(link?.download).toBe(name);
    expect(link?.target).toBe('');
    expect(requested).toEqual(['f1']);
  });

  test('reads what a photo of a phone is', async () => {
    await draw({ type: 'file', content: 'f1', name: 'IMG_1.HEIC', mediaType: 'image/heic' });
    expect(screen.getByText(/format of phones \(HEIC\)/)).toBeVisible();
  });

  test('loads a video only when it is played, and sees its size before', async () => {
    const { requested, container } = await draw(
      { type: 'video', content: 'v1', name: 'a.mp4', size: 8_900_000, duration: 34 },
      { v1: blob },
    );
    expect(screen.getByText(/0:34 · 8.9 MB/)).toBeVisible();
    expect(requested).toEqual([]);
    await user.click(screen.getByRole('button', { name: /Play the video/ }));
    await waitFor(() => expect(container.querySelector('video')?.src).toMatch(/^blob:/));
  });

  test('sees a small video as wide as its controls and its download', async () => {
    await draw({ type: 'video', content: 'v2', name: 'b.mp4', width: 90, height: 160 });
    const play = screen.getByRole('button', { name: /Play the video/ });
    expect(play.parentElement).toHaveStyle({ width: '220px', maxWidth: '100%' });
  });

  test('sees what a newer back end sends as a file', async () => {
    const message = { type: 'application/x-new', content: 'n1', name: 'new.bin' };
    await draw(message as never);
    expect(screen.getByRole('button', { name: /Download.*new.bin/ })).toBeVisible();
  });

  test('sees how much of an own one has been sent, and no download of it', async () => {
    const file = new File(['x'], 'own.zip');
    await draw({ type: 'file', content: '', name: 'own.zip' }, {}, file);
    expect(screen.getByRole('progressbar', { name: 'Sending own.zip' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    expect(screen.queryByRole('button', { name: /Download/ })).toBeNull();
  });
});

describe('somebody who gets a recording', () => {
  const wave = Array.from({ length: 64 }, (_, at) => at);
  const voice = { type: 'audio', content: 'a1', name: 'v.weba', duration: 20, wave } as const;

  test('loads it when it is played, seeks in it by keys, and plays it faster', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const { requested } = await draw(voice, { a1: new Blob(['x']) });
    expect(requested).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Play' }));
    await waitFor(() => expect(play).toHaveBeenCalledOnce());
    const slider = screen.getByRole('slider', { name: 'Position in the recording' });
    fireEvent.keyDown(slider, { key: 'ArrowRight' });
    expect(slider).toHaveAttribute('aria-valuenow', '5');
    fireEvent.keyDown(slider, { key: 'End' });
    expect(slider).toHaveAttribute('aria-valuetext', '0:20 / 0:20');
    fireEvent.keyDown(slider, { key: 'Home' });
    expect(slider).toHaveAttribute('aria-valuenow', '0');
    await user.click(screen.getByRole('button', { name: 'Speed: 1 times' }));
    await user.click(screen.getByRole('button', { name: 'Speed: 1.5 times' }));
    expect(screen.getByRole('button', { name: 'Speed: 2 times' })).toBeVisible();
  });

  test('sees its wave form before it is loaded', async () => {
    const { container } = await draw(voice);
    const bars = container.querySelectorAll('[role=slider] rect');
    expect(bars).toHaveLength(64);
    expect(Number(bars[63]?.getAttribute('height'))).toBeGreaterThan(
      Number(bars[1]?.getAttribute('height')),
    );
  });
});
