import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { AllTexts } from '../../kit/AllTexts.tsx';
import { DialogFrame } from '../../kit/dialog/DialogFrame.tsx';
import { searchOpening } from './opening.ts';
import { Palette } from './Palette.tsx';
import { SearchTextsProvider } from './SearchTextsProvider.tsx';

/** The search over the page that one is on. */
export default function SearchDialog({ opened }: { opened: string }) {
  return (
    <AllTexts>
      <SearchTextsProvider>
        <Opened opened={opened} />
      </SearchTextsProvider>
    </AllTexts>
  );
}

function Opened({ opened }: { opened: string }) {
  const translate = useTranslate();
  return (
    <DialogFrame
      width="sm"
      fills="phone"
      isLayer
      onClose={searchOpening.close}
      transitionDuration={0}
      surface={{ alignSelf: { sm: 'flex-start' }, mt: { sm: '8vh' }, maxHeight: { sm: '80vh' } }}
    >
      {(titleId) => (
        <>
          <Typography id={titleId} component="h2" sx={visuallyHidden}>
            {translate('search.title')}
          </Typography>
          <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}>
            <Palette opened={opened} onClose={searchOpening.close} />
          </Box>
        </>
      )}
    </DialogFrame>
  );
}
