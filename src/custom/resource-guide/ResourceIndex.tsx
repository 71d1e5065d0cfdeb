import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import type { Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'react-admin';
import type { View } from '../../kit/view/view.ts';

type Props = {
  views: readonly View[];
  chosen: string | undefined;
  onChoose: (name: string) => void;
};

/** The resources to choose from: a list, or on a phone one field. */
export function ResourceIndex({ views, chosen, onChoose }: Props) {
  const translate = useTranslate();
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const named = (view: View) => translate(`resources.${view.definition.name}.name`, 2);
  if (onPhone) {
    return (
      <TextField
        select
        fullWidth
        size="small"
        label={translate('guide.choose')}
        value={views.some(({ definition }) => definition.name === chosen) ? chosen : ''}
        onChange={(event) => onChoose(event.target.value)}
      >
        {views.map((view) => (
          <MenuItem key={view.definition.name} value={view.definition.name}>
            {named(view)}
          </MenuItem>
        ))}
      </TextField>
    );
  }
  return (
    <List dense disablePadding component="div">
      {views.map((view) => {
        const { definition, icon: Icon } = view;
        return (
          <ListItemButton
            key={definition.name}
            selected={definition.name === chosen}
            aria-current={definition.name === chosen ? 'page' : undefined}
            onClick={() => onChoose(definition.name)}
            sx={{ borderRadius: 1 }}
          >
            <ListItemIcon sx={{ minWidth: 36 }}>
              <Icon fontSize="small" />
            </ListItemIcon>
            <ListItemText
              primary={named(view)}
              secondary={<bdi dir="ltr">{`/api/v1/${definition.path}`}</bdi>}
            />
          </ListItemButton>
        );
      })}
    </List>
  );
}
