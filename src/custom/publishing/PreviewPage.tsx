import { GeneratedShow } from '../../kit/show/GeneratedShow.tsx';
import { ShowSections } from '../../kit/show/ShowSections.tsx';
import { type Preview, PublicPreview } from './PublicPreview.tsx';
import { StateLine } from './StateLine.tsx';

/**
 * The page of a content that is published for a time: its state, how the public sees it, and then its
 * values.
 */
export const PreviewPage = (preview: Preview) => (
  <GeneratedShow>
    <StateLine />
    <PublicPreview {...preview} />
    <ShowSections />
  </GeneratedShow>
);
