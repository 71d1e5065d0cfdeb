import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useDataProvider, useLocale, useTranslate } from 'react-admin';
import type { Appointment } from '../../../domain/resources/appointments.ts';
import type { Booking } from '../../../domain/resources/bookings.ts';
import { choiceLabelKey, fieldLabelKey } from '../../i18n/resource-labels.ts';
import { unavailable } from '../../kit/actions/unavailable.ts';
import { downloadFile } from '../../kit/export/download-file.ts';
import { toWorkbook } from '../../kit/export/to-workbook.ts';
import { useToast } from '../../kit/notices/use-notice.tsx';
import { errorKey } from '../../providers/call-error.ts';
import { daySheet } from './day-sheet.ts';

type Props = { day: string; appointments: readonly Appointment[] };

const ALL = { page: 1, perPage: 10_000 };

/** Downloads what is booked on a day as a table, and says whether that is under way. */
function useDayDownload({ day, appointments }: Props) {
  const translate = useTranslate();
  const locale = useLocale();
  const provider = useDataProvider();
  const toast = useToast();
  const [isRunning, setIsRunning] = useState(false);
  const download = async () => {
    setIsRunning(true);
    try {
      const { data } = await provider.getList<Booking>('bookings', {
        filter: { appointment: appointments.map(({ id }) => id), status: 'booked' },
        sort: { field: 'createdAt', order: 'ASC' },
        pagination: ALL,
      });
      const sheet = daySheet(appointments, data, {
        labels: {
          name: day,
          time: translate('appointments.sheet.time'),
          kind: translate(fieldLabelKey('appointments', 'kind')),
          place: translate(fieldLabelKey('appointments', 'address')),
          customer: translate('appointments.page.customer'),
          phone: translate('appointments.sheet.phone'),
          note: translate('appointments.sheet.note'),
        },
        kindOf: (kind) => translate(choiceLabelKey('appointments', 'kind', kind)),
        rightToLeft: locale === 'ar',
      });
      downloadFile(`${day}.xlsx`, await toWorkbook(sheet, new AbortController().signal));
    } catch (error) {
      toast(errorKey(error), { type: 'error' });
    } finally {
      setIsRunning(false);
    }
  };
  return { download, isRunning };
}

/** Downloads the appointments of a day with those who have booked them, to print it for the counter. */
export function DayDownload({ day, appointments }: Props) {
  const translate = useTranslate();
  const { download, isRunning } = useDayDownload({ day, appointments });
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const label = translate('appointments.sheet.download');
  const isNobody = !appointments.some(({ booked }) => (booked ?? 0) > 0);
  const isNotThere = isNobody && unavailable(translate('appointments.sheet.none'));
  return onPhone ? (
    <IconButton
      color="primary"
      aria-label={label}
      data-hint={label}
      loading={isRunning}
      onClick={download}
      {...isNotThere}
    >
      <FileDownloadOutlined />
    </IconButton>
  ) : (
    <Button
      size="small"
      startIcon={<FileDownloadOutlined />}
      loading={isRunning}
      loadingPosition="start"
      onClick={download}
      {...isNotThere}
    >
      {label}
    </Button>
  );
}
