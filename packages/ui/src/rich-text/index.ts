export { toProductHtml } from './product-html.ts';
export { plainText } from './plain-text.ts';
export { RichTextEditor } from './rich-text-editor.tsx';
export type { MentionOption, RichTextEditorProps } from './rich-text-editor.types.ts';
export { RichTextView } from './rich-text-view.tsx';
export type { RichTextViewProps } from './rich-text-view.tsx';
