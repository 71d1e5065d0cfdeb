import { useState } from 'react';
import { pictureAt } from './public-contents.ts';

type Props = {
  apiUrl: string;
  /** The name under which it is stored. */
  name: string;
  alt: string;
  className?: string;
  size?: 'small' | 'large';
};

/** A picture of a public record. One that does not come leaves no hole. */
export function PublicPicture({ apiUrl, name, alt, className, size }: Props) {
  const [failed, setFailed] = useState('');
  if (name === '' || failed === name) return null;
  return (
    <img
      className={className}
      src={pictureAt(apiUrl, name, size)}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(name)}
    />
  );
}
