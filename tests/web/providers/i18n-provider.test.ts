import { describe, expect, test } from 'vitest';
import type { Locale } from '../../../domain/fields.ts';
import { de } from '../../../src/i18n/de.ts';
import { en, type Messages } from '../../../src/i18n/en.ts';
import { first as germanLists } from '../../../src/i18n/first/de.ts';
import { first as englishLists, type FirstMessages } from '../../../src/i18n/first/en.ts';
import { front as german } from '../../../src/i18n/front/de.ts';
import { front as english } from '../../../src/i18n/front/en.ts';
import { createI18nProvider } from '../../../src/providers/i18n-provider.ts';

const LATER = 'kit.list.pageSize';
const FRONTS = { en: english, de: german };
const FIRSTS = { en: englishLists, de: germanLists };
const ALL = { en, de };
type Known = keyof typeof ALL;

/** A page before the login, whose texts come when the test lets them. */
function beforeTheSession() {
  const requested: string[] = [];
  const waiting = new Map<string, () => void>();
  const blocked = <T>(name: string, texts: T) => {
    requested.push(name);
    const { promise, resolve } = Promise.withResolvers<T>();
    waiting.set(name, () => resolve(texts));
    return promise;
  };
  const provider = createI18nProvider('en', english, {
    front: (wanted: Locale) => blocked(`front ${wanted}`, FRONTS[wanted as Known]),
    first: (wanted: Locale) => blocked(`first ${wanted}`, FIRSTS[wanted as Known]),
    all: (wanted: Locale) => blocked<Messages>(`all ${wanted}`, ALL[wanted as Known]),
  });
  const arrive = async (name: string) => {
    waiting.get(name)?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { ...provider, requested, arrive };
}

describe('somebody at the login screen', () => {
  test('who changes the language loads only the texts that are shown there', async () => {
    const page = beforeTheSession();
    const changed = page.changeLocale('de');
    await page.arrive('front de');
    await changed;
    expect(page.translate('session.password')).toBe('Passwort');
    expect(document.documentElement.lang).toBe('de');
    expect(page.requested).toEqual(['front de']);
  });

  test('who begins to type gets the other texts, once', async () => {
    const page = beforeTheSession();
    const loaded = page.loadFirst();
    await page.arrive('first en');
    await loaded;
    await page.loadFirst();
    expect(page.translate(LATER)).toBe(en.kit.list.pageSize);
    expect(page.requested).toEqual(['first en']);
  });

  test('who changes the language while the other texts come reads all of them in the new one', async () => {
    const page = beforeTheSession();
    const loaded = page.loadFirst();
    const changed = page.changeLocale('de');
    await page.arrive('first de');
    await changed;
    await page.arrive('first en');
    await loaded;
    expect(page.getLocale()).toBe('de');
    expect(page.translate(LATER)).toBe(de.kit.list.pageSize);
  });

  test('who logs in while another language comes reads all texts of that one in the end', async () => {
    const page = beforeTheSession();
    const changed = page.changeLocale('de');
    const loaded = page.loadFirst();
    await page.arrive('first en');
    await loaded;
    await page.arrive('front de');
    await page.arrive('first de');
    await changed;
    expect(page.getLocale()).toBe('de');
    expect(page.translate(LATER)).toBe(de.kit.list.pageSize);
  });

  test('who gets no connection for the other texts can try again', async () => {
    const offline = new Error('offline');
    const answers: (() => Promise<FirstMessages>)[] = [
      () => Promise.reject(offline),
      async () => englishLists,
    ];
    const page = createI18nProvider('en', english, {
      front: async () => english,
      first: () => answers.shift()?.() ?? Promise.reject(new Error('called too often')),
      all: async () => en,
    });
    await expect(page.loadFirst()).rejects.toBe(offline);
    await page.loadFirst();
    expect(page.translate(LATER)).toBe(en.kit.list.pageSize);
  });
});

describe('somebody at work', () => {
  const LATE = 'resources.settings.fields.name';

  test('who opens a page that is no list of orders gets its texts, and those of the lists stay', async () => {
    const page = beforeTheSession();
    const first = page.loadFirst();
    await page.arrive('first en');
    await first;
    expect(page.allTexts.isOpen()).toBe(false);
    const all = page.loadAll();
    await page.arrive('all en');
    await all;
    expect(page.allTexts.isOpen()).toBe(true);
    expect(page.translate(LATE)).toBe(en.resources.settings.fields.name);
    expect(page.translate(LATER)).toBe(en.kit.list.pageSize);
  });

  test('who changes the language after that gets all of the new one', async () => {
    const page = createI18nProvider('en', en, {
      front: async () => german,
      first: async () => germanLists,
      all: async () => de,
    });
    await page.changeLocale('de');
    expect(page.allTexts.isOpen()).toBe(true);
    expect(page.translate(LATE)).toBe(de.resources.settings.fields.name);
  });
});
