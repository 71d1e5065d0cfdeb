import { createElement, Fragment, type ReactNode } from 'react';

const SHOWN = /^(p|br|strong|b|em|i|u|s|ul|ol|li|h2|h3|h4|blockquote|table|thead|tbody|tr|th|td)$/;
const HIDDEN = /^(script|style|template|svg|math|iframe|object|noscript|title|textarea)$/;
const SAFE_LINK = /^(https?:|mailto:|tel:)/i;

/** Rich text as elements of the page: only what is listed, and no attribute but a safe address. */
export function CleanMarkup({ html }: { html: string }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return <div className="rich">{childrenOf(body)}</div>;
}

const childrenOf = (node: Node): ReactNode[] =>
  [...node.childNodes].map((child, at) => <Fragment key={String(at)}>{shown(child)}</Fragment>);

function shown(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const name = node.localName;
  if (HIDDEN.test(name)) return null;
  if (name === 'br') return <br />;
  const children = childrenOf(node);
  const href = node.getAttribute('href')?.trim() ?? '';
  if (name === 'a' && SAFE_LINK.test(href)) {
    return (
      <a href={href} rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  return SHOWN.test(name) ? createElement(name, null, children) : children;
}
