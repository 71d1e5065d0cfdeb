import InputAdornment from '@mui/material/InputAdornment';

/** The currency of an amount, at the end of a field. */
export const EURO = <InputAdornment position="end">€</InputAdornment>;
