import { GeneratedEdit } from '../../kit/form/GeneratedEdit.tsx';
import { StateLine } from './StateLine.tsx';

/** The form of a content that is published for a time, below what has become of it. */
export const PublishedEdit = () => (
  <GeneratedEdit>
    <StateLine />
  </GeneratedEdit>
);
