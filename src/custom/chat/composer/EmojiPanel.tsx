import { useTheme } from '@mui/material/styles';
import EmojiPicker, { Categories, type EmojiDataLoader } from 'emoji-picker-react';
import { useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { STYLE_CACHES } from '../../../providers/Direction.tsx';

/**
 * The names of the emoji in other languages than English, which the picker brings along. There are none
 * in Arabic; English ones stand in for them.
 */
const NAMES: Readonly<Record<string, EmojiDataLoader>> = {
  de: () => import('emoji-picker-react/data/emojis-de'),
  fr: () => import('emoji-picker-react/data/emojis-fr'),
};

const GROUPS = Object.values(Categories).filter((one) => one !== Categories.CUSTOM);
const TONES = ['neutral', 'light', 'mediumLight', 'medium', 'mediumDark', 'dark'] as const;

/**
 * All emoji, drawn by the device's own font. The library's code contains the address of a foreign
 * host, which ends up in our bundle: it is only used for styles other than `native`, and the content
 * security policy would reject it.
 */
export default function EmojiPanel({ onEmoji }: { onEmoji: (emoji: string) => void }) {
  const locale = useLocale();
  const { palette } = useTheme();
  const texts = usePickerTexts();
  const names = NAMES[locale];
  return (
    <EmojiPicker
      key={locale}
      width="100%"
      height="100%"
      emojiStyle="native"
      {...(names && { emojiData: names })}
      colorScheme={palette.mode}
      nonce={STYLE_CACHES.ltr.nonce}
      labels={texts.labels}
      categories={texts.categories}
      previewConfig={{ showPreview: false }}
      onEmojiClick={({ emoji }) => onEmoji(emoji)}
    />
  );
}

/** The labels of the picker in the person's language. */
function usePickerTexts() {
  const translate = useTranslate();
  return useMemo(() => {
    const label = (key: string) => translate(`chat.composer.emojiPicker.${key}`);
    const tones = TONES.map((tone) => [
      `skinTone${tone.charAt(0).toUpperCase()}${tone.slice(1)}`,
      label(`tones.${tone}`),
    ]);
    return {
      labels: {
        searchPlaceholder: label('search'),
        searchLabel: label('searchLabel'),
        searchClear: label('clear'),
        searchResultsNone: label('none'),
        searchResultsOne: label('one'),
        searchResultsMany: label('many'),
        categoryNavigation: label('categories'),
        loading: translate('common.loading'),
        loadingError: label('notLoaded'),
        retryLoading: translate('common.retry'),
        ...Object.fromEntries(tones),
      },
      categories: GROUPS.map((category) => ({ category, name: label(`groups.${category}`) })),
    };
  }, [translate]);
}
