import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import SaveOutlined from '@mui/icons-material/SaveOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import type { SavedView } from '../../../../providers/saved-views.ts';
import type { ViewQuestion } from './ViewDialogs.tsx';

type Props = { view: SavedView; onAsk: (question: ViewQuestion) => void };

const TOOLS = [
  { kind: 'overwrite', Icon: SaveOutlined },
  { kind: 'rename', Icon: EditOutlined },
  { kind: 'delete', Icon: DeleteOutlined },
] as const;

/** The actions on a view; each asks for confirmation. */
export function ViewTools({ view, onAsk }: Props) {
  const translate = useTranslate();
  return TOOLS.map(({ kind, Icon }) => {
    const label = translate(`kit.views.${kind}Of`, { name: view.name });
    return (
      <Tooltip key={kind} title={label}>
        <IconButton size="small" aria-label={label} onClick={() => onAsk({ kind, view })}>
          <Icon fontSize="small" />
        </IconButton>
      </Tooltip>
    );
  });
}
