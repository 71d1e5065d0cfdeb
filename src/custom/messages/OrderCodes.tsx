import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { Code } from '../../kit/format/formats.tsx';

const NAMED = 3;

/** The orders that a message is about: their codes, if they are few. */
export function OrderCodes({
  count,
  codes = [],
}: {
  count: number;
  codes?: readonly string[] | undefined;
}) {
  const translate = useTranslate();
  if (codes.length === 0 && count < 2) return null;
  const isNamed = codes.length > 0 && codes.length <= NAMED;
  return (
    <Typography
      variant="body2"
      component="span"
      color="text.secondary"
      data-hint={isNamed ? undefined : codes.join(', ') || undefined}
    >
      {isNamed
        ? codes.map((code, at) => (
            <Fragment key={code}>
              {at > 0 && ' · '}
              <Code value={code} />
            </Fragment>
          ))
        : translate('messaging.notices.audience.orders', { smart_count: count })}
    </Typography>
  );
}
