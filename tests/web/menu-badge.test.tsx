import ChatOutlined from '@mui/icons-material/ChatOutlined';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { UNREAD_CHAT } from '../../domain/chat/chat-address.ts';
import { chatEntry } from '../../src/custom/chat/chat-entry.ts';
import { MenuLink } from '../../src/custom/layout/MenuRow.tsx';
import { renderPage } from '../support/web.tsx';

test('the badge of the chat leads to what is unread, and closes the menu of a phone', async () => {
  const onChosen = vi.fn();
  await renderPage(
    <ul>
      <MenuLink
        to={chatEntry.to}
        countTo={chatEntry.countTo}
        label="Chat"
        icon={ChatOutlined}
        selected={false}
        narrow={false}
        count={3}
        onChosen={onChosen}
      />
    </ul>,
  );
  const row = await screen.findByRole('link', { name: 'Chat, 3 unread conversations' });
  expect(row).toHaveAttribute('href', '/chat');
  const badge = screen.getByRole('link', { name: /^Show only: Chat, 3 unread/ });
  expect(badge).toHaveAttribute('href', UNREAD_CHAT);
  expect(badge).toHaveTextContent('3');
  fireEvent.click(badge);
  expect(onChosen).toHaveBeenCalledTimes(1);
});
