import type { FieldBase } from '../form/field.types.ts';

/** A person who can be mentioned. */
export interface MentionOption {
  id: string;
  label: string;
}

export interface RichTextEditorProps extends FieldBase<string> {
  /** Shows a counter of the visible text; tags are not counted. */
  maxLength?: number;
  /** Initial height of the text in px; it grows with its content. Default 120. */
  minHeight?: number;
  /** `@` opens a list of people. Keep `search` stable between renders. */
  mentions?: { search: (query: string) => Promise<readonly MentionOption[]> };
}
