import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { fullName } from '../../../domain/people/full-name.ts';
import { API_URL } from '../../providers/api-url.ts';
import { createAuthProvider } from '../../providers/auth-provider.ts';
import { readUser } from '../../providers/session.ts';

/** Says above every page as whom an administrator sees it, and leads back. */
export default function ViewingLine() {
  const translate = useTranslate();
  const user = readUser();
  return (
    <Alert
      severity="warning"
      variant="filled"
      role="status"
      icon={false}
      sx={{ borderRadius: 0, position: 'sticky', top: 56, zIndex: 'appBar', py: 0 }}
      action={
        <Button color="inherit" size="small" onClick={() => void leave()}>
          {translate('shell.viewing.leave')}
        </Button>
      }
    >
      {translate('shell.viewing.line', { name: user ? fullName(user) : '' })}
    </Alert>
  );
}

const leave = () => createAuthProvider(API_URL).logout();
