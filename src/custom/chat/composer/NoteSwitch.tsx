import LockOutlined from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

type Props = { isNote: boolean; onChange: (isNote: boolean) => void };

/** Whether the customer gets what is written, or only colleagues. */
export function NoteSwitch({ isNote, onChange }: Props) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color={isNote ? 'warning' : 'primary'}
        value={isNote ? 'note' : 'customer'}
        aria-label={translate('chat.composer.note.choose')}
        onChange={(_event, chosen: 'note' | 'customer' | null) =>
          chosen && onChange(chosen === 'note')
        }
      >
        <ToggleButton value="customer" sx={{ py: 0.25 }}>
          {translate('chat.composer.note.toCustomer')}
        </ToggleButton>
        <ToggleButton value="note" sx={{ py: 0.25, gap: 0.5 }}>
          <LockOutlined fontSize="inherit" aria-hidden />
          {translate('chat.composer.note.forColleagues')}
        </ToggleButton>
      </ToggleButtonGroup>
      <Typography role="status" variant="body2" sx={{ color: 'ink.warning', fontWeight: 600 }}>
        {isNote ? translate('chat.composer.note.hint') : ''}
      </Typography>
    </Box>
  );
}
