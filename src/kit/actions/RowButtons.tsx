import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type RaRecord, useTranslate } from 'react-admin';
import { useRowActions } from './row-actions.ts';

/** The actions of a row or a card, as buttons. */
export function RowButtons({ record }: { record: RaRecord }) {
  const translate = useTranslate();
  const { actionsFor, ask, codeOf } = useRowActions();
  const actions = actionsFor(record);
  if (actions.length === 0) return null;
  return (
    <Box sx={{ display: 'inline-flex' }}>
      {actions.map((action) => {
        const name = translate(action.label);
        return (
          <IconButton
            key={action.verb}
            data-hint={name}
            color={action.isDanger ? 'error' : 'primary'}
            aria-label={translate('kit.run.actionOf', { action: name, name: codeOf(record) })}
            onClick={() => ask(record, action)}
          >
            <action.icon fontSize="small" />
          </IconButton>
        );
      })}
    </Box>
  );
}
