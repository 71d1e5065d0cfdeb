import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { memoryDrafts } from '../../../../src/providers/drafts.ts';
import {
  field,
  NADIA,
  part,
  pickSender,
  place,
  press,
  typeRecipient,
  user,
} from '../../../support/order-form-steps.ts';
import { orderHarness } from '../../../support/order-harness.tsx';

const harness = orderHarness();

describe('a draft', () => {
  const write = async (drafts = memoryDrafts(), userId?: string) => {
    const { unmount } = await harness.open('/commands/create', {
      customers: [NADIA],
      drafts,
      ...(userId ? { userId } : {}),
    });
    await typeRecipient();
    unmount();
    return drafts;
  };

  it('is offered to a user who returns, and restores the input', async () => {
    const drafts = await write();
    await harness.show('/commands/create', { drafts });
    const offer = await screen.findByRole('dialog', { name: 'Continue where you stopped?' });
    expect(offer).toHaveTextContent('Omar');
    await press('Restore');
    expect(await field('Recipient', /^First name/)).toHaveValue('Omar');
  });

  it('is deleted for good once it is discarded', async () => {
    const drafts = await write();
    const first = await harness.show('/commands/create', { drafts });
    await press('Discard');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    first.unmount();
    await harness.show('/commands/create', { drafts });
    await part('Recipient');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is not offered to another user', async () => {
    const drafts = await write(memoryDrafts(), 'one');
    await harness.show('/commands/create', { drafts, userId: 'another' });
    expect(await field('Recipient', /^First name/)).toHaveValue('');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is removed when the order is saved', async () => {
    const drafts = memoryDrafts();
    const { unmount } = await harness.open('/commands/create', { customers: [NADIA], drafts });
    await pickSender();
    await typeRecipient();
    await press('Save');
    await screen.findByText('Order saved');
    unmount();
    await harness.show('/commands/create', { drafts });
    expect(await field('Recipient', /^First name/)).toHaveValue('');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a clerk who leaves a form with unsaved changes', () => {
  it('must confirm, and stays on request', async () => {
    await harness.open('/commands/create');
    await typeRecipient();
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await press('Keep editing');
    expect(await field('Recipient', /^First name/)).toHaveValue('Omar');
  });

  it('leaves on request', async () => {
    await harness.open('/commands/create');
    await typeRecipient();
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await press('Leave');
    expect(await place()).toHaveTextContent('/elsewhere');
  });

  it('need not confirm without having typed anything', async () => {
    await harness.open('/commands/create');
    await part('Recipient');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(await place()).toHaveTextContent('/elsewhere');
  });
});
