import { expect, it } from 'vitest';
import { LOCALES } from '../../../domain/fields.ts';
import { STEP_WORDS } from '../../../domain/messages/step-words.ts';
import { loadCustomerTexts } from '../../../src/i18n/customer/catalogues.ts';

it.each(LOCALES)(
  'a message says where an order is as the customer’s page does, in %s',
  async (locale) => {
    expect(STEP_WORDS[locale]).toEqual((await loadCustomerTexts(locale)).steps);
  },
);
