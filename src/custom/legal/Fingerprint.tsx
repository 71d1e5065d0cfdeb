import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { canonicalText } from '../../../domain/legal/fingerprint.ts';
import type { LegalVersion } from '../../../domain/resources/legal-pages.ts';
import { UrgencyIcon } from '../../kit/urgency/Urgency.tsx';

/** Whether a published text is the one that its SHA-256 was made of, found out in the browser. */
export function Fingerprint({ version }: { version: LegalVersion }) {
  const translate = useTranslate();
  const { sha256, published } = version;
  const text = sha256 && published ? canonicalText(published) : undefined;
  const own = useSha256(text);
  if (!sha256 || !own) return null;
  const isSame = own === sha256;
  return (
    <Chip
      variant="outlined"
      size="small"
      color={isSame ? 'success' : 'error'}
      icon={<UrgencyIcon level={isSame ? 'fine' : 'overdue'} />}
      data-hint={sha256}
      label={
        <>
          <Typography component="bdi" dir="ltr" variant="caption" sx={{ fontFamily: 'monospace' }}>
            SHA-256 {sha256.slice(0, 12)}…
          </Typography>{' '}
          <span>{translate(isSame ? 'legal.sha.matches' : 'legal.sha.differs')}</span>
        </>
      }
    />
  );
}

/** Nothing while it is computed, and where the browser cannot: it does so on secure addresses only. */
function useSha256(text: string | undefined): string | undefined {
  const [found, setFound] = useState<{ text: string; sha256: string }>();
  useEffect(() => {
    if (text === undefined || !globalThis.crypto.subtle) return undefined;
    let isWanted = true;
    void crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)).then((bytes) => {
      const sha256 = [...new Uint8Array(bytes)]
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join('');
      if (isWanted) setFound({ text, sha256 });
    });
    return () => {
      isWanted = false;
    };
  }, [text]);
  return found?.text === text ? found?.sha256 : undefined;
}
