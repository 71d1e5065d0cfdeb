import { Extension, type Extensions, Mark } from '@tiptap/core';
import { TextAlign } from '@tiptap/extension-text-align';
import { StarterKit } from '@tiptap/starter-kit';
import { isRichTextLink } from '../../../domain/rich-text/allowed.ts';

/** Marks that older texts may have; there is no button for them. */
const Lowered = Mark.create({
  name: 'lowered',
  parseHTML: () => [{ tag: 'sub' }],
  renderHTML: () => ['sub', 0],
});
const Raised = Mark.create({
  name: 'raised',
  parseHTML: () => [{ tag: 'sup' }],
  renderHTML: () => ['sup', 0],
});

/** The direction of a paragraph that is not that of its text. */
const WrittenDirection = Extension.create({
  name: 'writtenDirection',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList', 'listItem'],
      attributes: {
        dir: {
          default: null,
          parseHTML: (element: HTMLElement) => element.getAttribute('dir'),
          renderHTML: ({ dir }: { readonly dir?: unknown }) =>
            typeof dir === 'string' ? { dir } : {},
        },
      },
    },
  ],
});

/**
 * What the editor knows: all that the list of allowed elements has (domain/rich-text), so that a text
 * loses nothing by being opened, although the toolbar offers less.
 */
export const EDITOR_EXTENSIONS: Extensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3, 4, 5, 6] },
    // An empty line at the end would be a part of the text.
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => isRichTextLink(address),
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
  Lowered,
  Raised,
  WrittenDirection,
];
