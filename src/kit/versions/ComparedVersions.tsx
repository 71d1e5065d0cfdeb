import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { WholeVersion } from '../../../domain/activity/record-version.ts';
import { useAccess } from '../access/use-access.ts';
import { FieldName } from '../conflict/VersionRow.tsx';
import { isLong, VersionValue } from '../conflict/VersionValue.tsx';
import { useView } from '../view/use-view.ts';
import { asRecord, differingPaths, isUnknown } from './compare-values.ts';

type Props = { one: WholeVersion; other: WholeVersion };

/** Two versions field by field: only what differs, the elder one first. */
export function ComparedVersions({ one, other }: Props) {
  const translate = useTranslate();
  const view = useView();
  const access = useAccess(view.definition);
  const [elder, later] = one.number < other.number ? [one, other] : [other, one];
  const paths = differingPaths(view, access, [elder, later]);
  if (paths.length === 0) return <Typography>{translate('versions.none')}</Typography>;
  return (
    <Box component="table" sx={TABLE}>
      <thead>
        <tr>
          <td />
          {[elder, later].map(({ number }) => (
            <Typography key={number} component="th" scope="col" variant="subtitle2">
              {translate('versions.number', { number })}
            </Typography>
          ))}
        </tr>
      </thead>
      <tbody>
        {paths.map((path) => (
          <tr key={path}>
            <Typography component="th" scope="row" variant="body2" color="text.secondary">
              <FieldName path={path} />
            </Typography>
            <td>
              <Value path={path} version={elder} />
            </td>
            <td>
              <Value path={path} version={later} base={isLong(view, path) ? elder : undefined} />
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

type ValueProps = { path: string; version: WholeVersion; base?: WholeVersion | undefined };

function Value({ path, version, base }: ValueProps) {
  const translate = useTranslate();
  if (isUnknown(version, path)) return <em>{translate('versions.unknown')}</em>;
  return (
    <VersionValue
      path={path}
      version={asRecord(version)}
      {...(base && !isUnknown(base, path) && { base: asRecord(base) })}
    />
  );
}

const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    py: 1,
    paddingInlineEnd: 1.5,
    overflowWrap: 'anywhere',
    borderBottom: 1,
    borderColor: 'divider',
  },
} as const;
