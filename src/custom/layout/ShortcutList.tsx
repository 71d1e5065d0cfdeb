import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { Fragment, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { loadShortcutTexts } from '../../i18n/shortcuts/catalogues.ts';
import { DialogFrame } from '../../kit/dialog/DialogFrame.tsx';
import { lazyTexts } from '../../kit/lazy-texts.tsx';
import { SHORTCUTS, type ShortcutGroup } from '../../kit/shortcuts/shortcuts.ts';
import { shortcutList } from '../../kit/shortcuts/use-shortcuts.ts';

const Texts = lazyTexts('shortcuts', loadShortcutTexts);

/** The shortcuts that the page below has, by the part of it that has them. */
export default function ShortcutList() {
  const translate = useTranslate();
  const [shown] = useState(shortcutList.groups);
  const groups = (Object.keys(SHORTCUTS) as ShortcutGroup[]).filter((group) => shown.has(group));
  return (
    <DialogFrame
      title={translate('shell.bar.shortcuts')}
      width="sm"
      fills="phone"
      isLayer
      closeLabel={translate('common.close')}
      onClose={() => shortcutList.set(false)}
    >
      <DialogContent>
        <Texts>
          {groups.map((group) => (
            <Group key={group} group={group} />
          ))}
        </Texts>
      </DialogContent>
    </DialogFrame>
  );
}

function Group({ group }: { group: ShortcutGroup }) {
  const translate = useTranslate();
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mb: 2 }}>
      <Typography id={headingId} component="h3" variant="subtitle2" gutterBottom>
        {translate(`shortcuts.${group}.title`)}
      </Typography>
      <Box component="dl" sx={LINES}>
        {Object.entries<readonly string[]>(SHORTCUTS[group].keys).map(([action, keys]) => (
          <Fragment key={action}>
            <dt>{translate(`shortcuts.${group}.${action}`)}</dt>
            <dd>
              {keys.map((key, at) => (
                <Fragment key={key}>
                  {at > 0 && ` ${translate('shortcuts.or')} `}
                  <Pressed keys={key} />
                </Fragment>
              ))}
            </dd>
          </Fragment>
        ))}
      </Box>
    </Box>
  );
}

/** Keys that are pressed together, as they are printed on a keyboard of the language. */
function Pressed({ keys }: { keys: string }) {
  const translate = useTranslate();
  const parts = keys.length > 1 ? keys.split('+') : [keys];
  return (
    <Box component="bdi" sx={{ whiteSpace: 'nowrap' }}>
      {parts.map((part, at) => (
        <Fragment key={part}>
          {at > 0 && ' + '}
          <kbd>{part.length > 1 ? translate(`shortcuts.keys.${part}`, { _: part }) : part}</kbd>
        </Fragment>
      ))}
    </Box>
  );
}

const LINES = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 1,
  alignItems: 'baseline',
  '& dd': { m: 0 },
  '& kbd': {
    px: 0.75,
    py: 0.25,
    border: 1,
    borderColor: 'divider',
    borderRadius: 0.5,
    bgcolor: 'action.hover',
    font: 'inherit',
    fontSize: '0.8125rem',
  },
} as const;
