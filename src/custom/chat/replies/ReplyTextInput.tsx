import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'react-admin';
import { REPLY_VARIABLES } from '../../../../domain/chat/reply-text.ts';
import type { Locale } from '../../../../domain/fields.ts';
import { loadChatTexts } from '../../../i18n/chat/catalogues.ts';
import { LocalizedInput } from '../../../kit/inputs/nested-inputs.tsx';
import type { InputProps } from '../../../kit/view/props.ts';

/** The text of a quick reply in each language, and the placeholders that it may contain. */
export function ReplyTextInput(props: InputProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <LocalizedInput {...props} />
      <VariableHelp />
    </Box>
  );
}

/** Its labels are texts of the chat, which nothing else in a form needs. */
function VariableHelp() {
  const locale = useLocale() as Locale;
  const { data: texts } = useQuery({
    queryKey: ['chatTexts', locale],
    queryFn: () => loadChatTexts(locale),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { silent: true },
  });
  if (!texts) return null;
  const { variables, variable } = texts.inbox.replies;
  return (
    <Typography variant="body2" component="div" color="text.secondary">
      {variables}
      <Box component="ul" sx={LIST}>
        {REPLY_VARIABLES.map((name) => (
          <li key={name}>
            <code dir="ltr">{`{${name}}`}</code> – {variable[name]}
          </li>
        ))}
      </Box>
    </Typography>
  );
}

const LIST = { m: 0, mt: 0.5, paddingInlineStart: 2.5, columns: { sm: 2 } } as const;
