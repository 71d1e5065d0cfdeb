import { useLayoutEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { createPortal } from 'react-dom';

/**
 * Sets the heading of the page in the top bar: a text, or the key of one. The framework's own lets
 * users change it, which nothing here does; and a page that is drawn ahead must not set it yet.
 */
export function Title({ title }: { title: string }) {
  const translate = useTranslate();
  const [heading, setHeading] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setHeading(document.getElementById('react-admin-title')), []);
  return heading && createPortal(<span>{translate(title, { _: title })}</span>, heading);
}
