import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import type { Definition } from '../../../domain/define.ts';
import { ASKING, answerOf } from './who.ts';

/** Who may do what, by the definition's own rules. */
export function AccessTable({ definition }: { definition: Definition }) {
  const translate = useTranslate();
  const { access, actions = {}, name } = definition;
  const rows = [
    ...Object.entries(access).map(
      ([operation, rule]) => [translate(`guide.operations.${operation}`), rule] as const,
    ),
    ...Object.entries(actions).map(
      ([verb, action]) => [translate(`resources.${name}.actions.${verb}`), action.access] as const,
    ),
  ];
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{translate('guide.who.operation')}</TableCell>
          {ASKING.map(({ labelKey }) => (
            <TableCell key={labelKey}>{translate(labelKey)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(([label, rule]) => (
          <TableRow key={label}>
            <TableCell component="th" scope="row">
              {label}
            </TableCell>
            {ASKING.map(({ labelKey, actor }) => (
              <TableCell key={labelKey}>{answerOf(rule, actor, translate)}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
