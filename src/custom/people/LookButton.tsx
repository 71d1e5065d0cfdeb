import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { admin, COMPOSED_ROLES } from '../../../domain/access.ts';
import { isOneOf } from '../../../domain/is-one-of.ts';
import type { User } from '../../../domain/resources/users.ts';
import { useMay } from '../../kit/access/use-access.ts';
import { useToast } from '../../kit/notices/use-notice.tsx';
import { errorKey } from '../../providers/call-error.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';
import { beginViewing } from '../../providers/viewing.ts';

/** The way for administrators to see what an employee sees; nothing for others. */
export function LookButton({ user }: { user: User }) {
  const may = useMay();
  const isEmployee = isOneOf(COMPOSED_ROLES, user.role) && user.status === 'active';
  return isEmployee && may(admin) ? <Look user={user} /> : null;
}

function Look({ user }: { user: User }) {
  const translate = useTranslate();
  const toast = useToast();
  const provider = useAppDataProvider();
  const { pathname } = useLocation();
  const { mutate, isPending } = useMutation({
    mutationFn: () => provider.beginViewing(user.id),
    onSuccess: (begun) =>
      beginViewing({ ...begun, from: `${import.meta.env.BASE_URL}${pathname.slice(1)}` }),
    onError: (error) => toast(errorKey(error), { type: 'error' }),
  });
  return (
    <Button
      size="small"
      startIcon={<VisibilityOutlined />}
      disabled={isPending}
      onClick={() => mutate()}
    >
      {translate('people.seeAs')}
    </Button>
  );
}
