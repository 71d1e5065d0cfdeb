import { Box, Button } from '@mui/material';
import {
  Link,
  SaveButton,
  Toolbar,
  useCreatePath,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { useAccess } from '../access/use-access.ts';
import { DeleteRecordButton } from '../actions/DeleteRecordButton.tsx';
import { useView } from '../view/use-view.ts';

/**
 * The buttons that save or leave a form; it stays visible while the form scrolls. A form that is
 * the whole page has no button to leave it.
 */
export function FormToolbar() {
  const { definition, screens } = useView();
  const access = useAccess(definition);
  const createPath = useCreatePath();
  const translate = useTranslate();
  const record = useRecordContext();
  const exists = record?.id !== undefined;
  return (
    <Toolbar
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        gap: 1,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <SaveButton />
      {screens.edit === false ? null : (
        <Button component={Link} to={createPath({ resource: definition.name, type: 'list' })}>
          {translate('ra.action.cancel')}
        </Button>
      )}
      <Box sx={{ flex: 1 }} />
      {exists && access.delete ? <DeleteRecordButton /> : null}
    </Toolbar>
  );
}
