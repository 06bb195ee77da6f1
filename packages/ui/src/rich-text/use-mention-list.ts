import type { SuggestionProps } from '@tiptap/suggestion';
import { useEffect, useMemo, useState } from 'react';
import { createMentionNode } from './mention-node.ts';
import type { MentionOption, RichTextEditorProps } from './rich-text-editor.types.ts';

/** The open list of people below the caret. */
export interface MentionList {
  items: readonly MentionOption[];
  /** Whether the search failed; further typing tries again. */
  failed: boolean;
  active: number;
  /** Position of the `@` in the window. */
  place: DOMRect | null;
  choose: (item: MentionOption) => void;
}

type OpenSuggestion = SuggestionProps<MentionOption, MentionOption>;

interface Latest {
  mentions: RichTextEditorProps['mentions'];
  open: OpenSuggestion | undefined;
  active: number;
}

/** Holds values that the node, which the editor keeps permanently, reads on each key. */
function hold<T>(first: T) {
  let value = first;
  return {
    read: () => value,
    write: (next: T) => {
      value = next;
    },
  };
}

/** Returns the mention node of an editor together with the state of its list. */
export function useMentionList(mentions: RichTextEditorProps['mentions']) {
  const [open, setOpen] = useState<OpenSuggestion>();
  const [active, setActive] = useState(0);
  const [failed, setFailed] = useState(false);
  const [latest] = useState(() => hold<Latest>({ mentions, open, active }));
  useEffect(() => latest.write({ mentions, open, active }));

  const node = useMemo(() => {
    function show(suggestion: OpenSuggestion) {
      setOpen(suggestion);
      setActive(0);
    }

    function handleKey({ event }: { event: KeyboardEvent }): boolean {
      const { open: shown, active: index } = latest.read();
      const count = shown?.items.length ?? 0;
      if (!shown || count === 0) return false;
      if (event.key === 'ArrowDown') setActive((index + 1) % count);
      else if (event.key === 'ArrowUp') setActive((index + count - 1) % count);
      else if (event.key === 'Enter' || event.key === 'Tab') {
        const item = shown.items[index];
        if (item) shown.command(item);
      } else if (event.key === 'Escape') {
        // Esc closes only the list, not the drawer around the field.
        event.stopPropagation();
        setOpen(undefined);
      } else return false;
      return true;
    }

    return createMentionNode({
      items: async ({ query }) => {
        try {
          const found = (await latest.read().mentions?.search(query)) ?? [];
          setFailed(false);
          return [...found];
        } catch {
          setFailed(true);
          return [];
        }
      },
      render: () => ({
        onStart: show,
        onUpdate: show,
        onExit: () => setOpen(undefined),
        onKeyDown: handleKey,
      }),
    });
  }, [latest]);

  const list: MentionList | undefined = open && {
    items: open.items,
    failed,
    active,
    place: open.clientRect?.() ?? null,
    choose: (item) => open.command(item),
  };
  return { node, list };
}
