import { useRef, useState } from 'react';
import { type FileContent, fileOf } from '../../../domain/chat/message-content.ts';
import { useChatFile } from '../../providers/chat/media/use-chat-file.ts';
import { useDownload, type WithContent } from '../../providers/chat/media/use-download.ts';
import { useInSight } from '../../providers/use-in-sight.ts';
import { useTexts } from '../language/language.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { TryAgain } from './TryAgain.tsx';

/** The space for a picture in a bubble, in pixels; one of unknown size gets a usual one. */
const MOST = 260;
const USUAL = { width: 220, height: 165 };

/** The space that is reserved for a picture, so that nothing shifts when it comes. */
function frameOf({ width, height }: Pick<FileContent, 'width' | 'height'>) {
  if (!width || !height) return USUAL;
  const scale = Math.min(1, MOST / width, MOST / height);
  return {
    width: Math.max(80, Math.round(width * scale)),
    height: Math.max(60, Math.round(height * scale)),
  };
}

/** A picture; a press on it shows it large. */
export function Picture(props: WithContent) {
  const { address, preview, ...picture } = fileOf(props);
  const { content, kinds } = useTexts();
  const frame = useRef<HTMLButtonElement>(null);
  const isNear = useInSight(frame, '600px');
  const [isOpen, setOpen] = useState(false);
  const { url, hasFailed, retry } = useChatFile(address, {
    size: preview,
    isWanted: isNear,
    local: props.file,
  });
  if (hasFailed) return <TryAgain onRetry={retry} />;
  const name = picture.isNamed ? picture.name : kinds.image.name;
  return (
    <>
      <button
        ref={frame}
        type="button"
        className="picture"
        aria-label={`${content.openPicture}: ${name}`}
        onClick={() => setOpen(true)}
      >
        {/* The picture's own size reserves the space, since styles in attributes are not allowed. */}
        <img src={url ?? BLANK} alt="" {...frameOf(picture)} />
      </button>
      {isOpen && <Preview {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** One transparent pixel. */
const BLANK = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

function Preview({ onClose, ...props }: WithContent & { onClose: () => void }) {
  const { content } = useTexts();
  const { name, address } = fileOf(props);
  const { url, hasFailed, retry } = useChatFile(address, { local: props.file });
  const { download } = useDownload(props);
  return (
    <Dialog title={name} isBare className="preview" onClose={onClose}>
      <div className="preview-bar">
        <IconButton icon="save" label={content.download} onClick={download} />
        <IconButton icon="close" label={content.closePicture} onClick={onClose} />
      </div>
      {hasFailed ? <TryAgain onRetry={retry} /> : <img src={url ?? BLANK} alt={name} />}
    </Dialog>
  );
}
