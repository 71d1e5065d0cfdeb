import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { BulkVerb } from '../stages.ts';
import { isDeletion } from './is-deletion.ts';
import { VERB_ICONS } from './verb-icons.ts';

type Props = { verbs: readonly BulkVerb[]; busy: boolean; onChoose: (verb: BulkVerb) => void };

/** A button for each action of the stage; the first is the main one. */
export function BulkButtons({ verbs, busy, onChoose }: Props) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, flex: { xs: '1 1 100%', sm: 'none' } }}>
      {verbs.map((verb, place) => {
        const Icon = VERB_ICONS[verb];
        return (
          <Button
            key={verb}
            size="small"
            variant={place === 0 && !isDeletion(verb) ? 'contained' : 'outlined'}
            color={isDeletion(verb) ? 'error' : 'primary'}
            startIcon={<Icon />}
            disabled={busy}
            onClick={() => onChoose(verb)}
          >
            {translate(`orders.bulk.${verb}.label`)}
          </Button>
        );
      })}
    </Box>
  );
}
