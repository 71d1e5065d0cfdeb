import { useTranslate } from 'react-admin';
import { UrgencyIcon } from '../../kit/urgency/Urgency.tsx';

type Props = {
  lack: 'missing' | 'older' | undefined;
  /** Whether something in this language prevents publishing. */
  isWrong?: boolean;
  /** Whether a language that lacks nothing has a badge too. */
  isComplete?: boolean;
};

/** What a language lacks: a badge as small as a letter, and a text for those who cannot see it. */
export function LanguageBadge({ lack, isWrong = false, isComplete = false }: Props) {
  const translate = useTranslate();
  const badge = (level: Parameters<typeof UrgencyIcon>[0]['level'], label: string) => (
    <UrgencyIcon level={level} size={16} label={translate(`legal.lack.${label}`)} />
  );
  if (isWrong) return badge('overdue', 'wrong');
  if (lack === 'missing') return badge('unknown', 'missing');
  if (lack === 'older') return badge('soon', 'older');
  return isComplete ? badge('fine', 'none') : null;
}
