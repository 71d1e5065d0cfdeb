import { memo } from 'react';
import { hasPhoto } from '../../../../domain/people/photo.ts';
import { useStoredFile } from '../../../kit/files/use-stored-file.ts';

type Props = {
  photo: string | null | undefined;
  isOnline?: boolean;
  /** What a screen reader reads for the dot; without it, the text stands elsewhere. */
  onlineLabel?: string;
};

/**
 * The picture of a customer with the dot of those who are online. A list of thousands is scrolled
 * through, and so it is plain elements, which the styles of the chat draw (`people-styles.ts`): the
 * face of somebody without a picture, too.
 */
export const Face = memo(function Face({ photo, isOnline = false, onlineLabel }: Props) {
  return (
    <span className="chat-face">
      {hasPhoto(photo) && <Photo name={photo} />}
      {isOnline && (
        <span
          className="chat-dot"
          {...(onlineLabel ? { role: 'img', 'aria-label': onlineLabel } : { 'aria-hidden': true })}
        />
      )}
    </span>
  );
});

function Photo({ name }: { name: string }) {
  const { url } = useStoredFile(name);
  return url && <img src={url} alt="" decoding="async" className="chat-photo" />;
}
