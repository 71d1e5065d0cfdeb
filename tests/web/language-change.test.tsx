import { act, render, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { memoryStore, useTranslate } from 'react-admin';
import { describe, expect, test } from 'vitest';
import { en } from '../../src/i18n/en.ts';
import { Notices } from '../../src/kit/notices/Notices.tsx';
import { createI18nProvider } from '../../src/providers/i18n-provider.ts';
import { ProductContext } from '../../src/providers/ProductContext.tsx';
import { generatedScreens } from '../support/generated-screens.tsx';

const { open } = generatedScreens();
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
const name = () => document.querySelector<HTMLInputElement>('input[name="Tname"]');

describe('a clerk who changes the language', () => {
  test('keeps what is half typed in a generated form, and reads its labels in the new language', async () => {
    const store = memoryStore();
    await open('/tours/create', { store });
    const input = await screen.findByRole('textbox', { name: /^Name/ });
    await user.type(input, 'Half typed');
    act(() => store.setItem('locale', 'de'));
    expect(await screen.findByRole('button', { name: 'Speichern' })).toBeVisible();
    expect(name()).toBe(input);
    expect(input).toHaveValue('Half typed');
    act(() => store.setItem('locale', 'ar'));
    expect(await screen.findByRole('button', { name: 'حفظ' })).toBeVisible();
    expect(input).toHaveValue('Half typed');
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  });

  test('stays in the old one, and is notified, if the texts cannot be loaded', async () => {
    const store = memoryStore();
    const provider = createI18nProvider('en', en);
    render(
      <ProductContext
        store={store}
        i18nProvider={{ ...provider, changeLocale: () => Promise.reject(new Error('offline')) }}
      >
        <Saying />
        <Notices />
      </ProductContext>,
    );
    expect(await screen.findByText('Save')).toBeVisible();
    act(() => store.setItem('locale', 'de'));
    expect(await screen.findAllByText(en.ra.notification.i18n_error)).not.toHaveLength(0);
    expect(screen.getByText('Save')).toBeVisible();
    expect(store.getItem('locale')).toBe('en');
  });
});

function Saying() {
  return <p>{useTranslate()('ra.action.save')}</p>;
}
