import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Measured } from '../../../../domain/messages/segments.ts';
import { toGsm } from '../../../../domain/messages/to-gsm.ts';
import { avoidableIn, needsUcs } from './forcing-characters.ts';
import { ForcingBadge } from './HighlightedText.tsx';

type Props = {
  id: string;
  /** What is measured: the text with values in place of the placeholders. */
  measured: Measured;
  /** Whether those values are samples. */
  isSample: boolean;
  /** Whether it certainly goes out as an SMS. */
  isSure: boolean;
};

/** What a text needs on the air, in figures that stay where they are while it grows. */
export function TextCounter({ id, measured, isSample, isSure }: Props) {
  const translate = useTranslate();
  const { encoding, units, left, segments } = measured;
  const about = isSample ? '≈ ' : '';
  return (
    <Typography
      id={id}
      variant="body2"
      component="div"
      color="text.secondary"
      data-hint={isSample ? translate('messaging.bulk.counter.sample') : undefined}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, fontVariantNumeric: 'tabular-nums' }}
    >
      {!isSure && <span>{translate('messaging.bulk.counter.perhaps')}</span>}
      <Box component="span" sx={{ minWidth: '4.5em', color: 'text.primary', fontWeight: 600 }}>
        <bdi dir="ltr">{encoding}</bdi>
      </Box>
      <Box component="span" sx={{ minWidth: '7.5em' }}>
        {about}
        {translate('messaging.bulk.counter.units', { units })}
      </Box>
      <Box component="span" sx={{ minWidth: '5.5em' }}>
        {translate('messaging.bulk.counter.left', { left })}
      </Box>
      <Box component="span" sx={{ minWidth: '4em', color: 'text.primary', fontWeight: 600 }}>
        {translate('messaging.bulk.counter.segments', { smart_count: segments })}
      </Box>
    </Typography>
  );
}

const SHOWN = 12;

type ForcingProps = { text: string; measured: Measured; onChange: (text: string) => void };

/** The characters that make a text longer, and a click that replaces them. Its place is reserved. */
export function ForcingCharacters({ text, measured, onChange }: ForcingProps) {
  const translate = useTranslate();
  const forcing = avoidableIn(measured);
  const plain = forcing.length > 0 ? toGsm(text).text : text;
  return (
    <Typography variant="body2" component="div" color="text.secondary" sx={FORCING}>
      {needsUcs(measured) && translate('messaging.bulk.counter.arabic')}
      {forcing.length > 0 && (
        <>
          <span>{translate('messaging.bulk.counter.forcing')}</span>
          <Box component="span" dir="ltr" sx={{ display: 'inline-flex', gap: 0.5 }}>
            {forcing.slice(0, SHOWN).map((character) => (
              <ForcingBadge key={character}>{character}</ForcingBadge>
            ))}
            {forcing.length > SHOWN && '…'}
          </Box>
          {plain !== text && (
            <Button
              size="small"
              variant="outlined"
              data-hint={translate('messaging.bulk.counter.makeGsmHint')}
              onClick={() => onChange(plain)}
            >
              {translate('messaging.bulk.counter.makeGsm')}
            </Button>
          )}
        </>
      )}
    </Typography>
  );
}

const FORCING = {
  minHeight: 36,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
} as const;
