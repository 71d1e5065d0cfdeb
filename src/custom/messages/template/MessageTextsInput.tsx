import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { type Ref, useState } from 'react';
import { useTranslate } from 'react-admin';
import { unknownNames } from '../../../../domain/braced-names.ts';
import { LOCALES, type Locale } from '../../../../domain/fields.ts';
import type { LocalizedTexts } from '../../../../domain/messages/localized-texts.ts';
import { PLACEHOLDERS } from '../../../../domain/messages/placeholders.ts';
import { LanguageTabs, useReaderLocale } from '../../../kit/inputs/LanguageTabs.tsx';
import { UrgencyIcon } from '../../../kit/urgency/Urgency.tsx';
import { type AsSms, type TextHandle, TextPanel } from './TextPanel.tsx';

type Props = {
  texts: LocalizedTexts;
  onChange: (locale: Locale, text: string) => void;
  asSms: AsSms;
  /** How many characters each may have. */
  longest: number;
  /** The text of the open language. */
  handle?: Ref<TextHandle>;
  /** How many people get it in each language, where that is known. */
  people?: Readonly<Partial<Record<Locale, number>>> | undefined;
};

/**
 * A message in the languages of those who get it, one tab each; at first the one that most of them
 * get, or one in which it says something.
 */
export function MessageTextsInput({ texts, onChange, asSms, longest, handle, people }: Props) {
  const reader = useReaderLocale();
  const [chosen, setOpen] = useState<Locale>();
  const isWritten = (locale: Locale) => Boolean(texts?.[locale]?.trim());
  const written = isWritten(reader) ? reader : (LOCALES.find(isWritten) ?? reader);
  const open = chosen ?? mostRead(people) ?? written;
  return (
    <Box sx={{ minWidth: 0 }}>
      <LanguageTabs
        open={open}
        onOpen={setOpen}
        oneAtATime
        badge={(locale) => (
          <LanguageBadge
            isMissing={!isWritten(locale)}
            isWrong={unknownNames(texts?.[locale], PLACEHOLDERS).length > 0}
            people={people?.[locale]}
          />
        )}
        panel={(locale) => (
          <TextPanel
            handle={locale === open ? handle : undefined}
            locale={locale}
            text={texts?.[locale] ?? ''}
            onChange={(text) => {
              // Whoever writes stays where they are.
              setOpen(locale);
              onChange(locale, text);
            }}
            asSms={asSms}
            longest={longest}
          />
        )}
      />
    </Box>
  );
}

function mostRead(people: Props['people'] = {}): Locale | undefined {
  const read = LOCALES.filter((locale) => people[locale]);
  return read.toSorted((a, b) => (people[b] ?? 0) - (people[a] ?? 0))[0];
}

type BadgeProps = { isMissing: boolean; isWrong?: boolean; people?: number | undefined };

/** On the tab of a language: how many people read it, and whether its text is wrong or missing. */
export function LanguageBadge({ isMissing, isWrong = false, people = 0 }: BadgeProps) {
  const translate = useTranslate();
  return (
    <>
      {people > 0 && (
        <Chip
          size="small"
          label={people}
          sx={{ height: 20, pointerEvents: 'none', fontVariantNumeric: 'tabular-nums' }}
        />
      )}
      {isWrong && (
        <UrgencyIcon level="overdue" size={16} label={translate('messaging.bulk.wrong')} />
      )}
      {isMissing && !isWrong && (
        <UrgencyIcon
          level={people > 0 ? 'soon' : 'unknown'}
          size={16}
          label={translate('messaging.bulk.missing')}
        />
      )}
    </>
  );
}
