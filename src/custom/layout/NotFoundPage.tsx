import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useNavigate, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Title } from '../../kit/Title.tsx';
import { BridgePicture } from '../../theme/BridgePicture.tsx';

const BRIDGE_ALONE = '0 176 640 250';

/** Shown for any path without a page (specification 2.2): the not-found picture, and two links. */
export default function NotFoundPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  return (
    <Card sx={{ maxWidth: 720, mx: 'auto', mt: { xs: 0, md: 3 }, textAlign: 'center' }}>
      <Title title={translate('shell.notFound.title')} />
      <Box sx={{ height: { xs: 160, md: 290 }, bgcolor: 'picture.sky' }}>
        <BridgePicture broken part={BRIDGE_ALONE} label={translate('shell.notFound.picture')} />
      </Box>
      <Box sx={{ p: { xs: 3, md: 4 } }}>
        <Typography component="p" variant="h5" gutterBottom sx={{ fontWeight: 650 }}>
          {translate('shell.notFound.title')}
        </Typography>
        <Typography color="text.secondary" sx={{ mb: 3, maxWidth: 460, mx: 'auto' }}>
          {translate('shell.notFound.text')}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1.5, justifyContent: 'center', flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={() => navigate(-1)}>
            {translate('shell.notFound.back')}
          </Button>
          <Button variant="contained" component={Link} to="/">
            {translate('common.toOverview')}
          </Button>
        </Box>
      </Box>
    </Card>
  );
}
