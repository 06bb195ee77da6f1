import Mention from '@tiptap/extension-mention';
import type { SuggestionOptions } from '@tiptap/suggestion';
import { mentionScheme } from './product-html.ts';
import type { MentionOption } from './rich-text-editor.types.ts';

/** Creates the node for a mention as the product stores it: `<a href="mention:ID">@Name</a>`. */
export function createMentionNode(
  suggestion: Pick<SuggestionOptions<MentionOption, MentionOption>, 'items' | 'render'>,
) {
  return Mention.extend({
    // Runs before the link mark, which would match the same element.
    priority: 1100,
    parseHTML() {
      return [
        {
          tag: `a[href^="${mentionScheme}"]`,
          priority: 100,
          getAttrs: (element) => ({
            id: (element.getAttribute('href') ?? '').slice(mentionScheme.length),
            label: element.textContent.replace(/^@/, ''),
          }),
        },
      ];
    },
  }).configure({
    renderHTML: ({ node }) => [
      'a',
      { href: `${mentionScheme}${node.attrs['id']}` },
      `@${node.attrs['label']}`,
    ],
    renderText: ({ node }) => `@${node.attrs['label']}`,
    suggestion,
  });
}
