import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { unavailable } from '../../../../kit/actions/unavailable.ts';
import { Code } from '../../../../kit/format/formats.tsx';
import { ToolPopover } from '../../../../kit/popup/ToolPopover.tsx';
import type { PopupProps } from '../../../../kit/popup/use-popup.ts';
import { CodesField, type NotTaken } from './CodesField.tsx';
import { withMore } from './parse-codes.ts';
import { useCodes } from './use-codes.ts';
import { useOrderCodes } from './use-order-codes.ts';

/** Takes codes and lists the active ones, each of which can be removed. */
export default function CodesPanel(popup: PopupProps) {
  const translate = useTranslate();
  return (
    <ToolPopover {...popup} label={translate('orderTools.codes.title')}>
      <Codes />
    </ToolPopover>
  );
}

function Codes() {
  const translate = useTranslate();
  const [inForce, change] = useCodes();
  // A scanner is faster than the list: scanned codes appear here before the list has them.
  const [codes, setCodes] = useState(inForce);
  const latest = useRef(inForce);
  const orderCodes = useOrderCodes();
  const set = (next: readonly string[]) => {
    latest.current = next;
    setCodes(next);
    change(next);
  };
  /** Takes the codes that fit; returns the rest, and those that could not be resolved for now. */
  const add = async (more: readonly string[]): Promise<NotTaken> => {
    const { codes: read, unread } = await orderCodes(more);
    // By now the scanner may have read another one.
    const { taken, rest } = withMore(latest.current, read);
    set(taken);
    return { rest, unread };
  };
  return (
    <Stack sx={{ p: 2, gap: 1.5, width: 400, maxWidth: '100%' }}>
      <CodesField onAdd={add} />
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography role="status" variant="body2" color="text.secondary">
          {codes.length > 0 && translate('orderTools.codes.count', { smart_count: codes.length })}
        </Typography>
        <Button size="small" onClick={() => set([])} {...(codes.length === 0 && unavailable())}>
          {translate('orderTools.codes.removeAll')}
        </Button>
      </Box>
      {codes.length > 0 && (
        <Box component="ul" sx={CHIPS}>
          {codes.map((code) => (
            <li key={code}>
              <CodeChip code={code} onRemove={() => set(codes.filter((other) => other !== code))} />
            </li>
          ))}
        </Box>
      )}
    </Stack>
  );
}

function CodeChip({ code, onRemove }: { code: string; onRemove: () => void }) {
  const translate = useTranslate();
  return (
    <Chip
      size="small"
      label={<Code value={code} />}
      aria-label={translate('orderTools.codes.remove', { code })}
      // The icon is not a button of its own: for the keyboard the whole chip is one.
      onClick={onRemove}
      onDelete={onRemove}
    />
  );
}

const CHIPS = {
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.5,
  m: 0,
  p: 0,
  maxHeight: 220,
  overflowY: 'auto',
} as const;
