import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** 'More' in the languages of the lists. */
const MORE = { name: /^(More|Mehr|Plus|المزيد)$/ };

/** Opens what stands under 'More' above a list. */
export async function openMore(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', MORE));
  await screen.findByRole('dialog', MORE);
}
