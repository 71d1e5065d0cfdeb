import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import type { Line, Section } from './found-lines.ts';

type Props = {
  id: string;
  label: string;
  sections: readonly Section[];
  chosen: Line | undefined;
  onChoose: (line: Line) => void;
  lineId: (line: Line) => string;
};

/** The list of a combobox: options in groups, each with its heading and how many there are. */
export function FoundList({ id, label, sections, chosen, onChoose, lineId }: Props) {
  const chosenId = chosen && lineId(chosen);
  useEffect(() => {
    if (chosenId) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);
  return (
    <Box
      id={id}
      role="listbox"
      aria-label={label}
      // The focus stays in the input, also of a pointer that chooses.
      onMouseDown={(press) => press.preventDefault()}
      sx={{ overflowY: 'auto', overscrollBehavior: 'contain', flex: '0 1 auto', minHeight: 0 }}
    >
      {sections.map(({ key, heading, count, lines }) => (
        <Box
          key={key}
          role="group"
          aria-labelledby={`${id}-of-${key}`}
          sx={{ py: 0.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}
        >
          <Typography
            id={`${id}-of-${key}`}
            variant="caption"
            component="div"
            color="text.secondary"
            sx={{ px: 2, pt: 0.5, fontWeight: 600 }}
          >
            {heading}
            {count !== undefined && <> ({count})</>}
          </Typography>
          {lines.map((line) => (
            <Option
              key={line.key}
              id={lineId(line)}
              line={line}
              isChosen={line.key === chosen?.key}
              onChoose={() => onChoose(line)}
            />
          ))}
        </Box>
      ))}
    </Box>
  );
}

type OptionProps = { id: string; line: Line; isChosen: boolean; onChoose: () => void };

function Option({ id, line, isChosen, onChoose }: OptionProps) {
  const { icon: Icon, title, detail, badge } = line;
  return (
    <Box
      id={id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      onClick={onChoose}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: 2,
        py: 0.75,
        minHeight: 44,
        cursor: 'pointer',
        bgcolor: isChosen ? 'action.selected' : undefined,
        '&:hover': { bgcolor: isChosen ? 'action.selected' : 'action.hover' },
      }}
    >
      <Icon fontSize="small" color="action" />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography variant="body2" noWrap sx={{ fontWeight: 600 }}>
          <bdi>{title}</bdi>
        </Typography>
        {detail && (
          <Typography variant="body2" color="text.secondary" sx={DETAIL}>
            {detail}
          </Typography>
        )}
      </Box>
      {badge && (
        <Typography
          variant="caption"
          sx={{
            px: 1,
            py: 0.25,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            whiteSpace: 'nowrap',
          }}
        >
          {badge}
        </Typography>
      )}
    </Box>
  );
}

/** On a phone it has as many lines as it needs: cut, one in two directions would lose its beginning. */
const DETAIL = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: { xs: 'normal', sm: 'nowrap' },
} as const;
