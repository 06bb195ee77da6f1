import { useEditorState, type Editor } from '@tiptap/react';

/**
 * A value read from this editor, again after each of its changes.
 *
 * On a slow machine the library destroys an editor before it is mounted and makes another; its own
 * hook goes on reading the destroyed one until the next change, so the reader is given ours.
 */
export function useEditorValue<T>(editor: Editor, read: (editor: Editor) => T): T {
  return useEditorState({ editor, selector: () => read(editor) });
}
