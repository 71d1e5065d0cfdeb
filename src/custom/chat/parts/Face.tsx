import { memo } from 'react';
import { hasPhoto } from '../../../../domain/people/photo.ts';
import { useStoredFile } from '../../../kit/files/use-stored-file.ts';

type Props = {
  photo: string | null | undefined;
  isOnline?: boolean;
  /** What a screen reader says of the dot; without it, the words stand elsewhere. */
  onlineLabel?: string;
};

/**
 * The picture of a customer with the dot of those who are online. A list of thousands is scrolled
 * through, and so it is plain elements, which the styles of the chat draw (`chat-styles.ts`).
 */
export const Face = memo(function Face({ photo, isOnline = false, onlineLabel }: Props) {
  return (
    <span className="chat-face">
      {hasPhoto(photo) ? <Photo name={photo} /> : <Placeholder />}
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
  return url ? <img src={url} alt="" className="chat-photo" /> : <Placeholder />;
}

/** The picture of somebody without one. */
function Placeholder() {
  return (
    <svg viewBox="0 0 24 24" className="chat-photo chat-no-photo" aria-hidden="true">
      <path d="M12 6c1.1 0 2 .9 2 2s-.9 2-2 2-2-.9-2-2 .9-2 2-2m0 10c2.7 0 5.8 1.29 6 2H6c.23-.72 3.31-2 6-2m0-12C9.79 4 8 5.79 8 8s1.79 4 4 4 4-1.79 4-4-1.79-4-4-4m0 10c-2.67 0-8 1.34-8 4v2h16v-2c0-2.66-5.33-4-8-4" />
    </svg>
  );
}
