import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { fieldLabelKey } from '../../../kit/label-keys.ts';
import { useView } from '../../../kit/use-view.ts';
import { VersionValue } from './version-fields.tsx';

type Props = { path: string; before: object; after: object };

/** A change that another user made by an action or an editor; it is kept. */
export function ShownDifference({ path, before, after }: Props) {
  const translate = useTranslate();
  const view = useView();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, px: 1.5 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {translate(fieldLabelKey('commands', path))}
      </Typography>
      <Typography variant="body2" component="span" color="text.secondary">
        <VersionValue view={view} path={path} version={before} />
      </Typography>
      <Typography variant="body2" component="span" aria-hidden className="mirrored">
        →
      </Typography>
      <Typography variant="body2" component="span">
        <VersionValue view={view} path={path} version={after} />
      </Typography>
      <Typography variant="caption" color="text.secondary">
        {translate('order.conflict.stays')}
      </Typography>
    </Box>
  );
}
