import ScheduleSendOutlined from '@mui/icons-material/ScheduleSendOutlined';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { PLAN_MOMENTS } from '../../../domain/messages/plan-moments.ts';
import { isolated } from '../../i18n/languages.ts';
import { formatMoment } from '../../kit/format/dates.ts';
import { PlanDialog } from './PlanDialog.tsx';

type Props = {
  /** Under which key the texts of `i18n/planning` stand here. */
  texts: string;
  /** Resolves to whether the moment was taken. */
  onPlan: (sendAt: string) => Promise<boolean>;
};

/** Sends what is written later: tomorrow, on Monday, or at a moment of one's own. */
export function PlanButton({ texts, onPlan }: Props) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [isChoosing, setChoosing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const label = translate(`${texts}.title`);
  const moments = PLAN_MOMENTS.map(([name, at]) => [name, at(new Date()).toISOString()] as const);
  const [[, first = ''] = []] = moments;
  return (
    <>
      <IconButton
        aria-label={label}
        data-hint={label}
        aria-haspopup="menu"
        disabled={isBusy}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <ScheduleSendOutlined sx={{ 'html[dir=rtl] &': { transform: 'scaleX(-1)' } }} />
      </IconButton>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(undefined)}>
          {moments.map(([name, sendAt]) => (
            <MenuItem
              key={name}
              onClick={() => {
                setAnchor(undefined);
                setBusy(true);
                void onPlan(sendAt).then(() => setBusy(false));
              }}
            >
              {translate(`${texts}.moments.${name}`, {
                time: isolated(formatMoment(sendAt), 'ltr'),
              })}
            </MenuItem>
          ))}
          <MenuItem
            onClick={() => {
              setAnchor(undefined);
              setChoosing(true);
            }}
          >
            {translate(`${texts}.own`)}
          </MenuItem>
        </Menu>
      )}
      {isChoosing && (
        <PlanDialog
          texts={texts}
          sendAt={first}
          onPlan={({ sendAt }) => onPlan(sendAt)}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
