import { useMantineStyleNonce } from '@mantine/core';
import StarterKit from '@tiptap/starter-kit';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useId, useRef } from 'react';
import { useT } from '../i18n/index.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import { MentionMenu, mentionOptionId } from './mention-menu.tsx';
import { richTextMessages } from './messages.ts';
import { toProductHtml } from './product-html.ts';
import type { RichTextEditorProps } from './rich-text-editor.types.ts';
import classes from './rich-text.module.css';
import { useEditorValue } from './use-editor-value.ts';
import { useMentionList } from './use-mention-list.ts';

export interface EditorSurfaceProps extends Pick<
  RichTextEditorProps,
  | 'required'
  | 'disabled'
  | 'placeholder'
  | 'maxLength'
  | 'mentions'
  | 'autoFocus'
  | 'onBlur'
  | 'onChange'
> {
  id: string;
  labelledBy: string;
  describedBy: string | undefined;
  invalid: boolean;
  minHeight: number;
  value: string;
}

const starterKit = StarterKit.configure({
  heading: { levels: [3, 4] },
  link: {
    openOnClick: false,
    autolink: true,
    defaultProtocol: 'https',
    HTMLAttributes: { target: null, rel: null, class: null },
  },
  blockquote: false,
  codeBlock: false,
  horizontalRule: false,
  strike: false,
  trailingNode: false,
});

/** The editor itself; loaded as a separate chunk by `RichTextEditor`. */
export function EditorSurface(props: EditorSurfaceProps) {
  const { id, value, disabled = false, placeholder, maxLength, minHeight } = props;
  const t = useT(richTextMessages);
  const menuId = useId();
  const styleNonce = useMantineStyleNonce();
  const { node, list } = useMentionList(props.mentions);
  const emitted = useRef(value);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  const activeOption =
    list && list.items.length > 0 ? mentionOptionId(menuId, list.active) : undefined;
  const attributes: Record<string, string> = {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': props.labelledBy,
    style: `min-height: ${minHeight}px`,
  };
  if (props.describedBy) attributes['aria-describedby'] = props.describedBy;
  if (props.invalid) attributes['aria-invalid'] = 'true';
  if (props.required) attributes['aria-required'] = 'true';
  if (disabled) attributes['aria-disabled'] = 'true';
  if (activeOption) {
    attributes['aria-controls'] = menuId;
    attributes['aria-activedescendant'] = activeOption;
  }

  const editor = useEditor({
    extensions: props.mentions ? [starterKit, node] : [starterKit],
    content: value,
    editable: !disabled,
    autofocus: props.autoFocus ? 'end' : false,
    editorProps: { attributes },
    // Nonce for the editor's own style tag, so that the page's policy allows it.
    injectNonce: styleNonce?.(),
    onUpdate: ({ editor: changed }) => {
      const html = changed.isEmpty ? '' : toProductHtml(changed.getHTML());
      emitted.current = html;
      latest.current.onChange(html);
    },
    onBlur: () => latest.current.onBlur?.(),
  });

  const { used, isEmpty } = useEditorValue(editor, (current) =>
    current.isDestroyed
      ? { used: 0, isEmpty: true }
      : { used: lengthOf(current.getText()), isEmpty: current.isEmpty },
  );

  useEffect(() => {
    if (!editor.isDestroyed) editor.setEditable(!disabled, false);
  }, [editor, disabled]);
  useEffect(() => {
    // A value from outside (reset, merge); input typed here comes back unchanged and is left alone.
    if (value === emitted.current || editor.isDestroyed) return;
    emitted.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return (
    <>
      <div
        className={classes.surface}
        data-invalid={props.invalid || undefined}
        data-disabled={disabled || undefined}
      >
        {!editor.isDestroyed && <EditorToolbar editor={editor} disabled={disabled} />}
        <div className={classes.field}>
          {isEmpty && placeholder && (
            <span className={classes.placeholder} aria-hidden>
              {placeholder}
            </span>
          )}
          <EditorContent editor={editor} className={classes.text} />
        </div>
      </div>
      {maxLength !== undefined && (
        <p className={classes.counter} data-over={used > maxLength || undefined}>
          {t('counter', { used, max: maxLength })}
        </p>
      )}
      {list && <MentionMenu id={menuId} list={list} />}
    </>
  );
}

/** Returns the length of the visible text in code points, as the contract counts it. */
function lengthOf(text: string): number {
  return [...text.replaceAll(/\s+/g, ' ').trim()].length;
}
