import BookmarkAddOutlined from '@mui/icons-material/BookmarkAddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import SaveOutlined from '@mui/icons-material/SaveOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { SavedView } from '../../../providers/saved-views.ts';
import { ToolPopover } from '../../popup/ToolPopover.tsx';
import type { PopupProps } from '../../popup/use-popup.ts';
import type { Views } from './use-views.ts';
import type { ViewQuestion } from './ViewDialogs.tsx';

type Props = PopupProps & ContentsProps;

type ContentsProps = {
  views: Views;
  /** Shows a view, or the default list. */
  onShow: (view?: SavedView) => void;
  onAsk: (question: ViewQuestion) => void;
};

/** The views of a list: a click shows one, and its actions are beside it. */
export default function ViewsPanel({ anchor, onClose, ...contents }: Props) {
  const translate = useTranslate();
  return (
    <ToolPopover anchor={anchor} onClose={onClose} label={translate('kit.views.title')}>
      <Contents {...contents} />
    </ToolPopover>
  );
}

function Contents({ views: { views, shown, failed }, onShow, onAsk }: ContentsProps) {
  const translate = useTranslate();
  return (
    <Stack sx={{ p: 1, gap: 1, width: 340, maxWidth: '100%' }}>
      {failed && <Alert severity="error">{translate('kit.views.failed')}</Alert>}
      {views.length === 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ p: 1 }}>
          {translate('kit.views.none')}
        </Typography>
      )}
      <List dense disablePadding sx={{ maxHeight: 320, overflowY: 'auto' }}>
        <ListItem disablePadding>
          <ListItemButton onClick={() => onShow()}>
            <ListItemText primary={translate('kit.views.standard')} />
          </ListItemButton>
        </ListItem>
        {views.map((view) => (
          <ListItem
            key={view.name}
            disablePadding
            secondaryAction={<ViewTools view={view} onAsk={onAsk} />}
          >
            <ListItemButton
              selected={view === shown}
              aria-current={view === shown}
              onClick={() => onShow(view)}
              sx={{ '&&': { paddingInlineEnd: '116px' } }}
            >
              <ListItemText
                primary={view.name}
                slotProps={{ primary: { noWrap: true, dir: 'auto', title: view.name } }}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Button startIcon={<BookmarkAddOutlined />} onClick={() => onAsk({ kind: 'save' })}>
        {translate('kit.views.save')}
      </Button>
    </Stack>
  );
}

type ToolsProps = { view: SavedView; onAsk: (question: ViewQuestion) => void };

const TOOLS = [
  { kind: 'overwrite', Icon: SaveOutlined },
  { kind: 'rename', Icon: EditOutlined },
  { kind: 'delete', Icon: DeleteOutlined },
] as const;

/** The actions on a view; each requires confirmation. */
function ViewTools({ view, onAsk }: ToolsProps) {
  const translate = useTranslate();
  return TOOLS.map(({ kind, Icon }) => {
    const label = translate(`kit.views.${kind}Of`, { name: view.name });
    return (
      <IconButton
        key={kind}
        size="small"
        data-hint={label}
        aria-label={label}
        onClick={() => onAsk({ kind, view })}
      >
        <Icon fontSize="small" />
      </IconButton>
    );
  });
}
