import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import type { Gif } from '../../../domain/chat/gifs.ts';
import { chat as staffTexts } from '../../../src/i18n/chat/en.ts';
import { customer as customerTexts } from '../../../src/i18n/customer/en.ts';
import type { Client } from '../client.ts';
import { signIn } from './sign-in.ts';
import { TEXTS } from './texts.ts';

/** A file as it is chosen. */
export type ChosenFile = {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
};

/** Somebody at one end of a conversation, in a browser of their own. */
export type ChatEnd = {
  readonly page: Page;
  write(text: string): Promise<void>;
  sendGif(gif: Gif): Promise<void>;
  sendFile(file: ChosenFile): Promise<void>;
  /** What says how far a message has come. */
  stateIcon(state: 'delivered' | 'seen'): Locator;
  /**
   * Which of these texts the messages hold, from the first to the last; addresses of pictures count,
   * and RECORDING stands for a recording.
   */
  transcript(texts: readonly string[]): Promise<readonly string[]>;
};

/** The text of a transcript for a recording, whose name is not shown. */
export const RECORDING = '[recording]';

export const PASSWORD = 'a-password-of-a-person';

/** A person of this role with a password. */
export async function addPerson(
  admin: Client,
  {
    role,
    phone,
    firstName,
    lastName,
  }: Readonly<Record<'role' | 'phone' | 'firstName' | 'lastName', string>>,
): Promise<string> {
  const { status, body } = await admin.post<{ data: { _id: string } }>('auth/users', {
    role,
    phone,
    firstName,
    lastName,
    language: 'en',
    password: PASSWORD,
  });
  if (status !== 201) throw new Error(`Adding a person was answered with ${status}.`);
  return body.data._id;
}

const newPage = async (browser: Browser, baseURL: string): Promise<Page> =>
  (await browser.newContext({ baseURL, locale: 'en', timezoneId: 'Europe/Berlin' })).newPage();

/** A member of staff who has opened the conversation with a customer. */
export async function staffEnd(
  browser: Browser,
  url: string,
  { clientId, person }: { clientId: string; person?: { phone: string; password: string } },
): Promise<ChatEnd> {
  const page = await newPage(browser, url);
  await page.goto(`/chat/${clientId}`);
  await signIn(page, TEXTS.en, person);
  const { composer, message, screen } = staffTexts;
  const input = page.getByPlaceholder(composer.placeholder);
  const send = page.getByRole('button', { name: TEXTS.en.common.send, exact: true });
  await expect(input).toBeVisible();
  return {
    page,
    write: async (text) => {
      await input.fill(text);
      await input.press('Enter');
      await expect(input).toHaveValue('');
    },
    sendGif: async (gif) => {
      await page.getByRole('button', { name: composer.gif, exact: true }).click();
      await page.getByRole('dialog').getByAltText(message.gifs[gif]).click();
    },
    sendFile: async (file) => {
      await page.locator('input[type=file][multiple]').setInputFiles(file);
      await send.click();
    },
    stateIcon: (state) => page.getByLabel(screen.message.states[state], { exact: true }),
    transcript: (texts) => transcriptOf(page.locator('.chat-messages'), texts),
  };
}

/** A customer at their page. */
export async function customerEnd(browser: Browser, url: string, phone: string): Promise<ChatEnd> {
  const page = await newPage(browser, url);
  await page.goto('/c');
  const { login, input, gifs, state, chat } = customerTexts;
  await page.getByLabel(login.phone).fill(phone);
  await page.getByLabel(login.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: login.submit, exact: true }).click();
  const text = page.getByLabel(input.label, { exact: true });
  await expect(text).toBeVisible();
  const openTray = () => page.getByRole('button', { name: input.more, exact: true }).click();
  return {
    page,
    write: async (texts) => {
      await text.fill(texts);
      await page.getByRole('button', { name: input.send, exact: true }).click();
      await expect(text).toHaveValue('');
    },
    sendGif: async (gif) => {
      await openTray();
      await page.getByRole('button', { name: gifs[gif], exact: true }).click();
    },
    sendFile: async (file) => {
      await openTray();
      await page.locator('input[type=file][multiple]').setInputFiles(file);
    },
    stateIcon: (stateIcon) => page.getByText(state[stateIcon], { exact: true }),
    transcript: (texts) => transcriptOf(page.getByRole('region', { name: chat.messages }), texts),
  };
}

/**
 * Scrolls through a list of messages, and returns in their order the texts that they hold. Long lists
 * draw only what is in sight, so the messages are collected on the way.
 */
const transcriptOf = (scroller: Locator, texts: readonly string[]): Promise<readonly string[]> =>
  scroller.evaluate(async (element, wanted) => {
    const drawn = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const blockedBy = (item: Element) => {
      const names = [...item.querySelectorAll('[aria-label], img')].map(
        (one) => one.getAttribute('aria-label') ?? one.getAttribute('src'),
      );
      const recording = item.querySelector('[role=slider], input[type=range]') ? '[recording]' : '';
      const all = [item.textContent, recording, ...names].join('\n');
      return [...new Set(wanted)].filter((word) => all.includes(word));
    };
    const found = new Map<number, readonly string[]>();
    const note = () => {
      const items = [...element.querySelectorAll('li[data-index], li.bubble-row')];
      for (const [at, item] of items.entries()) {
        found.set(Number(item.getAttribute('data-index') ?? at), blockedBy(item));
      }
    };
    element.scrollTop = 0;
    await drawn();
    for (let before = -1; element.scrollTop > before; ) {
      before = element.scrollTop;
      note();
      element.scrollTop += element.clientHeight / 2;
      await drawn();
    }
    note();
    return [...found].toSorted(([a], [b]) => a - b).flatMap(([, current]) => current);
  }, texts);
