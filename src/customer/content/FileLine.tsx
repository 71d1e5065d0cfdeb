import { fileOf } from '../../../domain/chat/message-content.ts';
import { useDownload, type WithContent } from '../../providers/chat/media/use-download.ts';
import { formatBytes } from '../language/formats.ts';
import { useLanguage } from '../language/language.ts';
import { Icon } from '../parts/Icon.tsx';

/** A file with its name, kind and size; a press saves it. */
export function FileLine({ kind, ...props }: WithContent & { kind: string }) {
  const { texts, locale } = useLanguage();
  const { state, download } = useDownload(props);
  const { name, size } = fileOf(props);
  return (
    <>
      <button type="button" className="file" onClick={download} disabled={state === 'loading'}>
        <Icon name="file" />
        <span className="file-text">
          <bdi className="file-name">{name}</bdi>
          <span className="small">
            {kind}
            {size !== undefined && ` · ${formatBytes(size, locale)}`}
          </span>
        </span>
        <Icon name="save" />
        <span className="hidden">{texts.content.download}</span>
      </button>
      <div role="alert">{state === 'failed' && <p>{texts.content.unloadable}</p>}</div>
    </>
  );
}
