import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { withValue } from '../../../domain/paths.ts';
import { LANGUAGES } from '../../i18n/languages.ts';
import { fieldLabelKey } from '../../i18n/resource-labels.ts';
import { useView } from '../view/use-view.ts';
import type { Difference, Side } from './compare-versions.ts';
import { comparedField } from './compared-fields.ts';
import { VersionValue } from './VersionValue.tsx';

type Props = {
  difference: Difference;
  versions: { base: object; mine: object; theirs: object };
  choice: Side | undefined;
  onChoose: (side: Side) => void;
};

/** One value in both versions, to choose between, and what it was before. */
export function VersionRow({ difference, versions, choice, onChoose }: Props) {
  const translate = useTranslate();
  const labelId = useId();
  const { path, changedBy, together } = difference;
  const { base } = versions;
  const shown = {
    ...versions,
    ...(together !== undefined && { together: withValue(base, path, together) }),
  };
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
          <FieldName path={path} />
        </Typography>
        {changedBy === 'both' && (
          <Chip color="warning" variant="outlined" label={translate('kit.conflict.both')} />
        )}
        <Before>
          <VersionValue path={path} version={base} />
        </Before>
      </Box>
      <RadioGroup
        aria-labelledby={labelId}
        value={choice ?? ''}
        onChange={(_, side) => onChoose(side as Side)}
        sx={SIDES_GRID}
      >
        {SIDES.filter((side) => side in shown).map((side) => (
          <FormControlLabel
            key={side}
            value={side}
            control={<Radio size="small" />}
            sx={{
              ...(side === 'together' ? TOGETHER : SIDE),
              borderColor: choice === side ? 'primary.main' : 'divider',
            }}
            label={
              <>
                <Typography component="span" variant="caption" color="text.secondary">
                  {translate(`kit.conflict.${side}`)}
                </Typography>
                <Box sx={{ overflowWrap: 'anywhere' }}>
                  <VersionValue path={path} version={shown[side] ?? base} base={base} />
                </Box>
              </>
            }
          />
        ))}
      </RadioGroup>
    </Box>
  );
}

/** One side that can be chosen. */
const SIDE = {
  m: 0,
  py: 0.5,
  paddingInlineEnd: 1.5,
  '& .MuiFormControlLabel-label': { flex: 1, minWidth: 0 },
  borderRadius: 1.5,
  border: 1,
} as const;

const TOGETHER = { ...SIDE, gridColumn: '1 / -1' } as const;

const SIDES_GRID = { display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' } } as const;

/** The value before both changes. */
function Before({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  return (
    <Typography
      variant="caption"
      component="div"
      color="text.secondary"
      sx={{ marginInlineStart: 'auto', maxHeight: 72, overflow: 'auto' }}
    >
      {translate('kit.conflict.before')} {children}
    </Typography>
  );
}

const SIDES = ['mine', 'theirs', 'together'] as const;

/** The label of a value; of a localized text with its language. */
export function FieldName({ path }: { path: string }) {
  const translate = useTranslate();
  const view = useView();
  const { labelled = path, locale } = comparedField(view, path) ?? {};
  const label = translate(fieldLabelKey(view.definition.name, labelled));
  return (
    <>
      {label}
      {locale && (
        <>
          {' · '}
          <bdi lang={locale}>{LANGUAGES[locale].name}</bdi>
        </>
      )}
    </>
  );
}

type ShownProps = { path: string; before: object; after: object };

/** A change that another user made by an action or an editor; it is preserved. */
export function ShownDifference({ path, before, after }: ShownProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, px: 1.5 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        <FieldName path={path} />
      </Typography>
      <Typography variant="body2" component="div" color="text.secondary">
        <VersionValue path={path} version={before} />
      </Typography>
      <Typography variant="body2" component="span" aria-hidden className="mirrored">
        →
      </Typography>
      <Typography variant="body2" component="div">
        <VersionValue path={path} version={after} />
      </Typography>
      <Typography variant="caption" color="text.secondary">
        {translate('kit.conflict.stays')}
      </Typography>
    </Box>
  );
}
