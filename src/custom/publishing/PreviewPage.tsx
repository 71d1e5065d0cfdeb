import { GeneratedShow } from '../../kit/show/GeneratedShow.tsx';
import { ShowSections } from '../../kit/show/ShowSections.tsx';
import { type Preview, PublicPreview } from './PublicPreview.tsx';

/** The page of a content that is published for a time: first as the public sees it, then its values. */
export const PreviewPage = (preview: Preview) => (
  <GeneratedShow>
    <PublicPreview {...preview} />
    <ShowSections />
  </GeneratedShow>
);
