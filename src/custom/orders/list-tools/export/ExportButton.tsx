import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { Order } from '../../../../../domain/resources/commands.ts';
import { ToolButton } from '../../../../kit/list/ToolButton.tsx';
import type { OrderListConfig } from '../../stages.ts';
import { ExportProgressDialog } from './ExportProgressDialog.tsx';
import { type ExportFormat, useExport } from './use-export.ts';

type Props = {
  stage: OrderListConfig;
  /** The ticked orders, if only those are to be exported. */
  ids?: readonly Order['id'][];
};

const FORMATS: readonly { format: ExportFormat; label: 'excel' | 'csv' }[] = [
  { format: 'xlsx', label: 'excel' },
  { format: 'csv', label: 'csv' },
];

/** Exports the ticked orders, or all that the list's filter finds, as a table. */
export function ExportButton({ stage, ids }: Props) {
  const { total } = useListContext();
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { progress, start, cancel } = useExport(stage);
  const choose = (format: ExportFormat) => {
    setAnchor(null);
    void start(format, ids);
  };
  return (
    <>
      <ToolButton
        icon={<FileDownloadOutlined />}
        label={translate(ids ? 'kit.export.selection' : 'kit.export.open')}
        popup="menu"
        expanded={anchor !== null}
        disabled={progress !== undefined || (!ids && !total)}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {FORMATS.map(({ format, label }) => (
          <MenuItem key={format} onClick={() => choose(format)}>
            {translate(`kit.export.${label}`)}
          </MenuItem>
        ))}
      </Menu>
      {progress && <ExportProgressDialog progress={progress} onCancel={cancel} />}
    </>
  );
}
