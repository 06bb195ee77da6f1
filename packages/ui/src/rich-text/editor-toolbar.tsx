import { ActionIcon } from '@mantine/core';
import IconBold from '@tabler/icons-react/dist/esm/icons/IconBold.mjs';
import IconCode from '@tabler/icons-react/dist/esm/icons/IconCode.mjs';
import IconH3 from '@tabler/icons-react/dist/esm/icons/IconH3.mjs';
import IconH4 from '@tabler/icons-react/dist/esm/icons/IconH4.mjs';
import IconItalic from '@tabler/icons-react/dist/esm/icons/IconItalic.mjs';
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs';
import IconUnderline from '@tabler/icons-react/dist/esm/icons/IconUnderline.mjs';
import type { Editor } from '@tiptap/react';
import type { ComponentType } from 'react';
import { useT } from '../i18n/index.ts';
import { LinkButton } from './link-button.tsx';
import { richTextMessages } from './messages.ts';
import classes from './rich-text.module.css';
import { useEditorValue } from './use-editor-value.ts';

type ToolName =
  | 'heading'
  | 'subheading'
  | 'bold'
  | 'italic'
  | 'underline'
  | 'code'
  | 'bulletList'
  | 'orderedList';

interface Tool {
  name: ToolName;
  icon: ComponentType<{ size?: number; stroke?: number }>;
  isOn: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
  /** Draws a line before it. */
  startsGroup?: boolean;
}

const tools: readonly Tool[] = [
  {
    name: 'bold',
    icon: IconBold,
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    icon: IconItalic,
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'underline',
    icon: IconUnderline,
    isOn: (editor) => editor.isActive('underline'),
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    name: 'code',
    icon: IconCode,
    isOn: (editor) => editor.isActive('code'),
    run: (editor) => editor.chain().focus().toggleCode().run(),
  },
  {
    name: 'heading',
    icon: IconH3,
    startsGroup: true,
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'subheading',
    icon: IconH4,
    isOn: (editor) => editor.isActive('heading', { level: 4 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 4 }).run(),
  },
  {
    name: 'bulletList',
    icon: IconList,
    startsGroup: true,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    icon: IconListNumbers,
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
];

/** The toolbar; it offers exactly the formats that the product stores. */
export function EditorToolbar({ editor, disabled }: { editor: Editor; disabled: boolean }) {
  const t = useT(richTextMessages);
  const active = useEditorValue(editor, (current) =>
    tools.filter((tool) => tool.isOn(current)).map((tool) => tool.name),
  );
  return (
    <div className={classes.toolbar} role="group" aria-label={t('toolbar')}>
      {tools.map(({ name, icon: Icon, run, startsGroup }) => (
        <ActionIcon
          key={name}
          className={classes.tool}
          data-group={startsGroup || undefined}
          aria-label={t(name)}
          title={t(name)}
          aria-pressed={active.includes(name)}
          disabled={disabled}
          // Keeps the caret and the selection in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => run(editor)}
        >
          <Icon size={16} stroke={1.7} />
        </ActionIcon>
      ))}
      <LinkButton editor={editor} disabled={disabled} />
    </div>
  );
}
