import Box from '@mui/material/Box';
import type { RaRecord } from 'react-admin';
import type { Locale } from '../../../domain/fields.ts';
import type { LegalVersion } from '../../../domain/resources/legal-pages.ts';
import { LanguageBadge } from './LanguageBadge.tsx';
import { LegalTextsProvider } from './LegalTextsProvider.tsx';
import { languageLack } from './version-text.ts';

/** The German text is binding and stands first. */
const ORDER: readonly Locale[] = ['de', 'fr', 'en', 'ar'];

/** The languages of a version, each with a badge for what it lacks. */
export default function VersionLanguages({ version }: { version: RaRecord }) {
  return (
    <LegalTextsProvider>
      <Box component="span" sx={ALL}>
        {ORDER.map((locale) => (
          <Box key={locale} component="span" sx={ONE}>
            <span lang="en" dir="ltr">
              {locale.toUpperCase()}
            </span>
            <LanguageBadge
              isComplete
              lack={languageLack(version as Partial<LegalVersion>, locale)}
            />
          </Box>
        ))}
      </Box>
    </LegalTextsProvider>
  );
}

const ALL = { display: 'inline-flex', flexWrap: 'wrap', columnGap: 1, rowGap: 0.25 } as const;

const ONE = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.25,
  fontSize: '0.75rem',
} as const;
