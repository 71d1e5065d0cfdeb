import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { CellProps } from '../../kit/view/props.ts';
import { CopyButton } from './CopyButton.tsx';
import { LegalTextsProvider } from './LegalTextsProvider.tsx';

/** The beginning of a SHA-256, which can be copied whole. */
export default function ShortHash({ value }: CellProps) {
  if (typeof value !== 'string' || value === '') return null;
  return (
    <LegalTextsProvider>
      <Hash value={value} />
    </LegalTextsProvider>
  );
}

function Hash({ value }: { value: string }) {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Box component="bdi" dir="ltr" sx={{ fontFamily: 'monospace', fontSize: '0.8125rem' }}>
        {value.slice(0, 8)}…
      </Box>
      <CopyButton label={translate('legal.sha.copy')} text={value} />
    </Box>
  );
}
