import { useEditorState, type Editor } from '@tiptap/react';

/**
 * Reads a value from this editor, and again after each of its changes.
 *
 * On a slow machine the library destroys an editor before it is mounted and creates another; its
 * own hook keeps reading the destroyed one until the next change, so `read` gets the editor given
 * here.
 */
export function useEditorValue<T>(editor: Editor, read: (editor: Editor) => T): T {
  return useEditorState({ editor, selector: () => read(editor) });
}
