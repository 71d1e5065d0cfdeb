import FormHelperText from '@mui/material/FormHelperText';
import type { FieldError } from 'react-hook-form';
import { InputProblem } from '../../../kit/inputs/input-parts.tsx';

/** The error of a value, below it. */
export const ProblemText = ({ problem }: { problem: FieldError | undefined }) =>
  problem ? (
    <FormHelperText error component="span" sx={{ display: 'block' }}>
      <InputProblem error={problem} />
    </FormHelperText>
  ) : null;
