import Button, { type ButtonProps } from '@mui/material/Button';

/** A line of what a tool opens: an icon and words. With a finger it is higher than with a mouse. */
export const SheetLine = (props: Omit<ButtonProps, 'sx'>) => <Button {...props} sx={LINE} />;

const LINE = { justifyContent: 'flex-start', px: 2, minHeight: { xs: 48, sm: 40 } } as const;
