import { createElement, Fragment, type ReactNode } from 'react';
import { isOneOf } from '../../../domain/is-one-of.ts';
import {
  allowedAttributes,
  RICH_TEXT_TAGS,
  UNREAD_TAGS,
} from '../../../domain/rich-text/allowed.ts';

/** A heading on a page that has one already. */
const LOWERED: Readonly<Record<string, string>> = { h1: 'h2' };

/**
 * Rich text as elements of the page. No markup is written: each element is made here, by the list
 * that the server stores by, so the page loads no sanitiser.
 */
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
  if (isOneOf(UNREAD_TAGS, name)) return null;
  if (name === 'br' || name === 'hr') return createElement(name);
  const children = childrenOf(node);
  if (!isOneOf(RICH_TEXT_TAGS, name)) return children;
  const { style, ...given } = allowedAttributes(name, attributesOf(node));
  const alignment = style?.replace('text-align:', '');
  return createElement(
    LOWERED[name] ?? name,
    { ...given, ...(alignment && { style: { textAlign: alignment } }) },
    children,
  );
}

const attributesOf = (element: Element): Record<string, string> =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
