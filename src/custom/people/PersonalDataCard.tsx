import DeleteForeverOutlined from '@mui/icons-material/DeleteForeverOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import FolderSharedOutlined from '@mui/icons-material/FolderSharedOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type User, users } from '../../../domain/resources/users.ts';
import { useAccess } from '../../kit/access/use-access.ts';
import { useToast } from '../../kit/notices/use-notice.tsx';
import { SectionCard } from '../../kit/SectionCard.tsx';
import { errorKey } from '../../providers/call-error.ts';
import { createPersonRights } from '../../providers/person-rights.ts';
import { saveBlob } from '../../providers/save-blob.ts';
import { ErasureDialog } from './ErasureDialog.tsx';

/** What a customer may demand of their data; administrators do it for them. */
export function PersonalDataCard({ user }: { user: User }) {
  const { delete: mayErase } = useAccess(users);
  return mayErase ? <Rights user={user} /> : null;
}

function Rights({ user }: { user: User }) {
  const translate = useTranslate();
  const toast = useToast();
  const rights = useMemo(() => createPersonRights(), []);
  const [isErasing, setErasing] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => rights.archive(String(user.id)),
    onSuccess: (archive) => saveBlob(archive, `${user.code ?? user.id}.zip`),
    onError: (error) => toast(errorKey(error), { type: 'error' }),
  });
  return (
    <SectionCard title={translate('people.rights.title')} icon={FolderSharedOutlined}>
      <Typography variant="body2" color="text.secondary">
        {translate('people.rights.about')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          size="small"
          variant="outlined"
          startIcon={<FileDownloadOutlined />}
          loading={isPending}
          onClick={() => mutate()}
        >
          {translate('people.rights.export')}
        </Button>
        <Button
          size="small"
          color="error"
          startIcon={<DeleteForeverOutlined />}
          onClick={() => setErasing(true)}
        >
          {translate('people.rights.erase')}
        </Button>
      </Box>
      <ErasureDialog user={user} isOpen={isErasing} onClose={() => setErasing(false)} />
    </SectionCard>
  );
}
