import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { AddNotificationContext, NotificationContext, type NotificationPayload } from 'react-admin';

/**
 * The notices that wait to be shown. react-admin's own queue loses one that arrives while another is
 * being taken out: it goes back to the others that it knew when it was last drawn.
 */
export function NoticeQueue({ children }: { children: ReactNode }) {
  const [notifications, setNotifications] = useState<NotificationPayload[]>([]);
  const addNotification = useCallback(
    (added: NotificationPayload) => setNotifications((waiting) => [...waiting, added]),
    [],
  );
  const queue = useMemo(() => {
    const [first] = notifications;
    return {
      notifications,
      addNotification,
      setNotifications,
      takeNotification: () => {
        setNotifications((waiting) => waiting.filter((one) => one !== first));
        return first;
      },
      resetNotifications: () => setNotifications([]),
    };
  }, [notifications, addNotification]);
  return (
    <NotificationContext value={queue}>
      <AddNotificationContext value={addNotification}>{children}</AddNotificationContext>
    </NotificationContext>
  );
}
