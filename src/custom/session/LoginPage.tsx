import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState } from 'react';
import { useNavigate, useTranslate } from 'react-admin';
import { HintLayer } from '../../kit/HintLayer.tsx';
import { useToast } from '../../kit/notices/use-notice.tsx';
import { readToken, takeSessionEnd } from '../../providers/session.ts';
import { BridgeLogo, BridgePicture } from '../../theme/BridgePicture.tsx';
import { LoginChoices } from './LoginChoices.tsx';
import { LoginForm } from './LoginForm.tsx';

const WITH_LITTLE_WATER = '0 130 640 330';

/** `onBegin` is called whenever the focus comes to the form: there is time to load what comes next. */
type Props = { onBegin?: () => void };

/** The only screen without a session (specification 2.1). */
export default function LoginPage({ onBegin }: Props) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [loggedIn] = useState(() => readToken() !== undefined);

  useEffect(() => {
    document.title = `${translate('session.title')} · Jisr`;
    if (loggedIn) navigate('/', { replace: true });
  }, [loggedIn, navigate, translate]);

  const toast = useToast();
  useEffect(() => {
    if (takeSessionEnd()) toast('ra.notification.logged_out', { type: 'error' });
  }, [toast]);

  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        gridTemplate: { xs: '30dvh 1fr / 1fr', md: '1fr / minmax(0, 1.15fr) minmax(420px, 1fr)' },
        bgcolor: 'background.paper',
      }}
    >
      <Panel />
      <HintLayer />
      <Box component="main" sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
        <LoginChoices />
        <Box
          sx={{
            flex: 1,
            display: 'grid',
            alignItems: { md: 'center' },
            px: 3,
            pb: { xs: 4, md: 12 },
          }}
        >
          <Box onFocus={onBegin} sx={{ width: '100%', maxWidth: 380, mx: 'auto' }}>
            <Typography
              component="h1"
              variant="h4"
              sx={{ fontWeight: 700, letterSpacing: '-0.02em' }}
            >
              {translate('session.title')}
            </Typography>
            <Typography color="text.secondary" sx={{ mt: 0.75, mb: 3.5 }}>
              {translate('session.intro')}
            </Typography>
            <LoginForm />
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

/** The product's name and picture beside (on a phone: above) the form. */
function Panel() {
  const translate = useTranslate();
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  return (
    <Box
      component="header"
      sx={{ position: 'relative', bgcolor: 'picture.sky', overflow: 'hidden', minHeight: 0 }}
    >
      <Box sx={{ position: 'absolute', inset: 0, top: { xs: 44, md: '18%' } }}>
        <BridgePicture
          label={translate('session.picture')}
          part={onPhone ? WITH_LITTLE_WATER : undefined}
        />
      </Box>
      <Box sx={{ position: 'relative', p: { xs: 2.5, md: 6 }, color: 'navigation.selectedText' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <BridgeLogo sx={{ fontSize: { xs: 40, md: 52 } }} />
          <Typography component="p" sx={{ fontSize: { xs: 24, md: 32 }, fontWeight: 700 }}>
            Jisr{' '}
            <Box component="span" lang="ar" dir="rtl" sx={{ color: 'navigation.mutedText' }}>
              جسر
            </Box>
          </Typography>
        </Box>
        <Typography
          sx={{
            display: { xs: 'none', md: 'block' },
            mt: 2,
            maxWidth: 420,
            fontSize: 18,
            color: 'navigation.text',
          }}
        >
          {translate('shell.brand.claim')}
        </Typography>
      </Box>
    </Box>
  );
}
