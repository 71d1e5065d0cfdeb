import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { fieldLabelKey } from '../../i18n/resource-labels.ts';
import { isBlank } from '../format/to-text.ts';
import { useView } from '../view/use-view.ts';
import type { Difference, Side } from './compare-versions.ts';
import { VersionValue } from './VersionValue.tsx';

type Props = {
  difference: Difference;
  versions: { base: object; mine: object; theirs: object };
  choice: Side | undefined;
  onChoose: (side: Side) => void;
};

const SIDES = ['mine', 'theirs'] as const;

/** One value in both versions, to choose between, and what it was before. */
export function VersionRow({ difference, versions, choice, onChoose }: Props) {
  const translate = useTranslate();
  const labelId = useId();
  const view = useView();
  const { path, base, changedBy } = difference;
  const value = (version: object, held: unknown) =>
    isBlank(held) ? (
      <em>{translate('kit.conflict.empty')}</em>
    ) : (
      <VersionValue view={view} path={path} version={version} />
    );
  return (
    <Box
      sx={{
        p: 1.5,
        border: 1,
        borderRadius: 2,
        borderColor: changedBy === 'both' && !choice ? 'warning.main' : 'divider',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 0.5, flexWrap: 'wrap' }}>
        <Typography id={labelId} variant="subtitle2" component="h3">
          {translate(fieldLabelKey(view.definition.name, path))}
        </Typography>
        {changedBy === 'both' && (
          <Chip color="warning" variant="outlined" label={translate('kit.conflict.both')} />
        )}
        <Typography variant="caption" color="text.secondary" sx={{ marginInlineStart: 'auto' }}>
          {translate('kit.conflict.before')} {value(versions.base, base)}
        </Typography>
      </Box>
      <RadioGroup
        aria-labelledby={labelId}
        value={choice ?? ''}
        onChange={(_, side) => onChoose(side as Side)}
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' } }}
      >
        {SIDES.map((side) => (
          <FormControlLabel
            key={side}
            value={side}
            control={<Radio size="small" />}
            sx={{
              m: 0,
              py: 0.5,
              pe: 1.5,
              borderRadius: 1.5,
              border: 1,
              borderColor: choice === side ? 'primary.main' : 'divider',
            }}
            label={
              <>
                <Typography component="span" variant="caption" color="text.secondary">
                  {translate(`kit.conflict.${side}`)}
                </Typography>
                <Box sx={{ overflowWrap: 'anywhere' }}>
                  {value(versions[side], difference[side])}
                </Box>
              </>
            }
          />
        ))}
      </RadioGroup>
    </Box>
  );
}

type ShownProps = { path: string; before: object; after: object };

/** A change that another user made by an action or an editor; it is kept. */
export function ShownDifference({ path, before, after }: ShownProps) {
  const translate = useTranslate();
  const view = useView();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, px: 1.5 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {translate(fieldLabelKey(view.definition.name, path))}
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
        {translate('kit.conflict.stays')}
      </Typography>
    </Box>
  );
}
