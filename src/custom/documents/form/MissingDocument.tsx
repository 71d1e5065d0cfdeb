import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { type DocumentKind, KINDS } from '../kinds.ts';

/** Says that there is no such document (specification 8), as long as its URL is open. */
export function MissingDocument({ kind }: { kind: DocumentKind }) {
  const translate = useTranslate();
  return (
    <Stack role="alert" sx={{ alignItems: 'center', gap: 1.5, p: 6, textAlign: 'center' }}>
      <SearchOffOutlined color="disabled" sx={{ fontSize: 56 }} />
      <Typography variant="h6" component="p">
        {translate(`notice.${KINDS[kind].notFound}`)}
      </Typography>
      <Typography color="text.secondary">{translate('editor.missing.text')}</Typography>
      <Button variant="outlined" component={Link} to="..">
        {translate('editor.missing.back')}
      </Button>
    </Stack>
  );
}
