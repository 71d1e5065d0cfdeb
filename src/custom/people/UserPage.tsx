import Box from '@mui/material/Box';
import { Suspense, useRef } from 'react';
import { useRecordContext } from 'react-admin';
import type { User } from '../../../domain/resources/users.ts';
import { GeneratedEdit } from '../../kit/form/GeneratedEdit.tsx';
import { lazyPart } from '../../kit/lazy-part.tsx';

const UserCards = lazyPart(() => import('./UserCards.tsx'), 'UserCards');

/** One user: everything that belongs to them, and the form of their record below. */
export default function UserPage() {
  return (
    <GeneratedEdit>
      <BesidesForm />
    </GeneratedEdit>
  );
}

function BesidesForm() {
  const user = useRecordContext<User>();
  const end = useRef<HTMLDivElement>(null);
  if (!user) return null;
  const goToForm = () => {
    const form = end.current?.parentElement?.querySelector('form');
    form?.scrollIntoView({ block: 'start' });
    form?.querySelector<HTMLElement>('input:not([type="file"]), textarea')?.focus({
      preventScroll: true,
    });
  };
  return (
    <>
      <Box sx={{ px: { xs: 2, sm: 3 }, pt: 2 }}>
        <Suspense fallback={<Box sx={{ minHeight: 880 }} />}>
          <UserCards key={user.id} user={user} onEdit={goToForm} />
        </Suspense>
      </Box>
      <div ref={end} />
    </>
  );
}
