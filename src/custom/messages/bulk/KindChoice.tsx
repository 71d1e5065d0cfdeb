import ForumOutlined from '@mui/icons-material/ForumOutlined';
import SmsOutlined from '@mui/icons-material/SmsOutlined';
import StoreOutlined from '@mui/icons-material/StoreOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import { BULK_KINDS, type BulkKind } from '../../../providers/bulk-message-methods.ts';

const ICONS = {
  sms: SmsOutlined,
  whatsapp: WhatsApp,
  agency: StoreOutlined,
  broadcast: ForumOutlined,
} as const;

/** All of them stand in one row, on a small phone in any language. */
const KIND = {
  gap: { xs: 0.5, sm: 1 },
  px: { xs: 0.75, sm: 2 },
  minWidth: 0,
  textTransform: 'none',
} as const;

type Props = { kind: BulkKind; onChoose: (kind: BulkKind) => void };

/** SMS, WhatsApp or agency (specification 2.4), or the chat. */
export function KindChoice({ kind, onChoose }: Props) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      value={kind}
      onChange={(_, next: BulkKind | null) => next && onChoose(next)}
      aria-label={translate('messaging.bulk.kind')}
    >
      {BULK_KINDS.map((one) => {
        const Icon = ICONS[one];
        return (
          <ToggleButton key={one} value={one} sx={KIND}>
            <Icon fontSize="small" />
            {translate(`messaging.bulk.kinds.${one}`)}
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
}
