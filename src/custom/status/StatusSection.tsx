import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

type Props = { title: string; action?: ReactNode; children: ReactNode };

/** A part of the page under its heading. */
export function StatusSection({ title, action, children }: Props) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography id={id} component="h2" variant="subtitle1" sx={{ flex: 1, minWidth: 160 }}>
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Card>
  );
}

type TableProps = {
  /** The headings; all but the first stand over figures. */
  head: readonly string[];
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
};

/** A small table, whose figures end at the same edge. */
export function FigureTable({ head, rows }: TableProps) {
  const figure = {
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  } as const;
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box
        component="table"
        data-rows=""
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          fontSize: 13,
          '& th, & td': { py: 0.75, px: 0.5, textAlign: 'start', overflowWrap: 'anywhere' },
          '& tbody tr': { borderTop: 1, borderColor: 'divider' },
          '& th:not(:first-of-type), & td:not(:first-of-type)': figure,
          '& th': { fontWeight: 600 },
        }}
      >
        <thead>
          <tr>
            {head.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, at) => (
                // The cells of a row have no other name than their column.
                <td key={head[at]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
