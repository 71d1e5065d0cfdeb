import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { admin } from '../../../domain/access.ts';
import { commands } from '../../../domain/resources/commands.ts';
import { isSettingUp } from '../../../domain/setup/setup-steps.ts';
import { loadSetupTexts } from '../../i18n/setup/catalogues.ts';
import { useMay } from '../../kit/access/use-access.ts';
import { lazyTexts } from '../../kit/lazy-texts.tsx';
import { BridgePicture } from '../../theme/BridgePicture.tsx';
import { SetupList } from './SetupList.tsx';
import { NEW_ORDER } from './setup-ways.ts';
import { useSetup } from './use-setup.ts';

export const SetupTextsProvider = lazyTexts('setup', loadSetupTexts);

/**
 * What stands on the overview of an installation that is not at work yet: the set-up for those who can
 * do it, and one sentence for everybody else as long as there is nothing to count.
 */
export function SetupCard({ isEmpty }: { isEmpty: boolean }) {
  return (
    <SetupTextsProvider>
      <Begun isEmpty={isEmpty} />
    </SetupTextsProvider>
  );
}

function Begun({ isEmpty }: { isEmpty: boolean }) {
  const { data } = useSetup();
  const mayAdminister = useMay()(admin);
  if (data && mayAdminister && isSettingUp(data)) return <SetupList setup={data} />;
  return isEmpty && data && <EmptyStart />;
}

/** Instead of a wall of zeros. */
function EmptyStart() {
  const translate = useTranslate();
  const mayCreate = useMay()(commands.access.create);
  return (
    <Card sx={{ maxWidth: 720, mx: 'auto', mb: 3.5, textAlign: 'center' }}>
      <Box sx={{ height: { xs: 140, md: 220 }, bgcolor: 'picture.sky' }}>
        <BridgePicture part={BRIDGE_ALONE} label={translate('session.picture')} />
      </Box>
      <Box sx={{ p: 3 }}>
        <Typography component="h2" variant="h6" gutterBottom sx={{ fontWeight: 650 }}>
          {translate('setup.empty.title')}
        </Typography>
        <Typography color="text.secondary" sx={{ mb: 2.5, maxWidth: 460, mx: 'auto' }}>
          {translate('setup.empty.text')}
        </Typography>
        {mayCreate && (
          <Button component={Link} {...NEW_ORDER} variant="contained" startIcon={<AddIcon />}>
            {translate('setup.empty.way')}
          </Button>
        )}
      </Box>
    </Card>
  );
}

const BRIDGE_ALONE = '0 176 640 250';
