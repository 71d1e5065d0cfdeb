import FormHelperText from '@mui/material/FormHelperText';
import type { FieldError } from 'react-hook-form';
import { InputProblem } from '../../../kit/inputs/InputProblem.tsx';

/** What is wrong with a value, under it. */
export const ProblemText = ({ problem }: { problem: FieldError | undefined }) =>
  problem ? (
    <FormHelperText error component="span" sx={{ display: 'block' }}>
      <InputProblem error={problem} />
    </FormHelperText>
  ) : null;
