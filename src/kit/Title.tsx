import { useLayoutEffect } from 'react';
import { useTranslate } from 'react-admin';

/**
 * Sets the heading of the page in the top bar: a text, or the key of one. The framework's own lets
 * users change it, which nothing here does. It is written without a state, which would draw the page
 * once more before it can be seen; and only once the page is shown, not while it is drawn ahead.
 */
export function Title({ title }: { title: string }) {
  const translate = useTranslate();
  const text = translate(title, { _: title });
  useLayoutEffect(() => {
    const heading = document.createElement('span');
    heading.textContent = text;
    document.getElementById('react-admin-title')?.append(heading);
    return () => heading.remove();
  }, [text]);
  return null;
}
