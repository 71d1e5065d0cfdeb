import InputAdornment from '@mui/material/InputAdornment';

/** What amounts are in, at the end of a field. */
export const EURO = <InputAdornment position="end">€</InputAdornment>;
