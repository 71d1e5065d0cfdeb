import { render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { useAddNotificationContext, useNotificationContext } from 'react-admin';
import { expect, it } from 'vitest';
import { NoticeQueue } from '../../../src/providers/NoticeQueue.tsx';

/** Says a second thing when the first has been drawn, before anybody has taken it. */
function Speaker() {
  const add = useAddNotificationContext();
  const { notifications } = useNotificationContext();
  const isFirstDrawn = notifications.some(({ message }) => message === 'issued');
  useEffect(() => add({ message: 'issued', type: 'info' }), [add]);
  useEffect(() => {
    if (isFirstDrawn) add({ message: 'not sent', type: 'error' });
  }, [add, isFirstDrawn]);
  return null;
}

/** Takes each notice as soon as it has been drawn, and shows them all. */
function Reader() {
  const { notifications, takeNotification } = useNotificationContext();
  const [read, setRead] = useState<readonly unknown[]>([]);
  useEffect(() => {
    if (notifications.length === 0) return;
    const taken = takeNotification();
    setRead((before) => [...before, taken?.message]);
  }, [notifications, takeNotification]);
  return <output>{read.join(', ')}</output>;
}

it('a notice that comes while another is being taken is not lost', async () => {
  render(
    <NoticeQueue>
      <Speaker />
      <Reader />
    </NoticeQueue>,
  );
  expect(await screen.findByText('issued, not sent')).toBeInTheDocument();
});
