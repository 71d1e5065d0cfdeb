import CheckOutlined from '@mui/icons-material/CheckOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import RemoveOutlined from '@mui/icons-material/RemoveOutlined';
import { useTranslate } from 'react-admin';

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
  if (isWrong) {
    return <ErrorOutlined color="error" sx={SIZE} titleAccess={translate('legal.lack.wrong')} />;
  }
  if (lack === 'missing') {
    return (
      <RemoveOutlined color="disabled" sx={SIZE} titleAccess={translate('legal.lack.missing')} />
    );
  }
  if (lack === 'older') {
    return (
      <HistoryOutlined color="warning" sx={SIZE} titleAccess={translate('legal.lack.older')} />
    );
  }
  return isComplete ? (
    <CheckOutlined color="success" sx={SIZE} titleAccess={translate('legal.lack.none')} />
  ) : null;
}

const SIZE = { fontSize: '1rem' } as const;
