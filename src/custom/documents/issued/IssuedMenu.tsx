import MoreVert from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ISSUED_FILES } from '../../../../domain/documents/file-names.ts';
import { orderAddress } from '../../../../domain/orders/addresses.ts';
import { isolated } from '../../../i18n/languages.ts';
import { lazyPart } from '../../../kit/lazy-part.tsx';
import { useIssuedFile } from '../issue/issued-file.ts';
import { issuedAddress, type ListedDocument, useMayCancel } from './issued-documents.ts';

const RejectedFileDialog = lazyPart(
  () => import('../issue/RejectedFileDialog.tsx'),
  'RejectedFileDialog',
);
const StornoDialog = lazyPart(() => import('../issue/StornoDialog.tsx'), 'StornoDialog');

/** The actions on an issued document: preview it, get its files, cancel it, open its order. */
export function IssuedMenu({ document }: { document: ListedDocument }) {
  const translate = useTranslate();
  const files = useIssuedFile();
  const mayCancel = useMayCancel(document);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isCancelling, setCancelling] = useState(false);
  const close = () => setAnchor(null);
  const afterClosing = (action: () => void) => () => {
    close();
    action();
  };
  return (
    // A click here, or in what opens from here, is not a click on the row.
    <Box component="span" role="presentation" onClick={(event) => event.stopPropagation()}>
      <IconButton
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={translate('issued.list.actionsOf', {
          number: isolated(document.number),
        })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        <MenuItem component={Link} to={issuedAddress(document._id)} onClick={close}>
          {translate('documents.actions.preview')}
        </MenuItem>
        {ISSUED_FILES.map((file) => (
          <MenuItem key={file} onClick={afterClosing(() => files.take(document, file))}>
            {translate(file === 'pdf' ? 'documents.actions.download' : `issued.files.${file}`)}
          </MenuItem>
        ))}
        {document.orderExists && (
          <MenuItem component={Link} to={orderAddress(document.order)} onClick={close}>
            {translate('issued.preview.order', { code: isolated(document.billCode) })}
          </MenuItem>
        )}
        {mayCancel && (
          <MenuItem onClick={afterClosing(() => setCancelling(true))} sx={{ color: 'error.main' }}>
            {translate('documents.issue.storno')}
          </MenuItem>
        )}
      </Menu>
      <Suspense fallback={null}>
        {isCancelling && (
          <StornoDialog
            invoice={document}
            onDone={() => setCancelling(false)}
            onClose={() => setCancelling(false)}
          />
        )}
        {files.rejected && (
          <RejectedFileDialog rejected={files.rejected} onClose={files.closeRejected} />
        )}
      </Suspense>
    </Box>
  );
}
