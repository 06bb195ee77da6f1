import { ActionIcon, Button, TextInput } from '@mantine/core';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import type { Editor } from '@tiptap/react';
import { useState, type FormEvent } from 'react';
import { Popover } from '../floating/popover.tsx';
import { useT } from '../i18n/index.ts';
import { richTextMessages } from './messages.ts';
import classes from './rich-text.module.css';
import { useEditorValue } from './use-editor-value.ts';

function withScheme(address: string): string {
  return /^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`;
}

/** Sets, changes or removes the link of the selected text. */
export function LinkButton({ editor, disabled }: { editor: Editor; disabled: boolean }) {
  const t = useT(richTextMessages);
  const [opened, setOpened] = useState(false);
  const [address, setAddress] = useState('');
  const current = useEditorValue(editor, (shown): unknown => shown.getAttributes('link')['href']);
  const isOn = typeof current === 'string';

  function change(next: boolean) {
    setAddress(typeof current === 'string' ? current : '');
    setOpened(next);
  }

  function apply(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    const typed = address.trim();
    setOpened(false);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (typed === '') {
      chain.unsetLink().run();
      return;
    }
    const href = withScheme(typed);
    // If nothing is selected, the address itself becomes the text.
    if (editor.state.selection.empty && !isOn) {
      const marks = [{ type: 'link', attrs: { href } }];
      chain.insertContent({ type: 'text', text: typed, marks }).run();
    } else chain.setLink({ href }).run();
  }

  return (
    <Popover opened={opened} onChange={change} trapFocus returnFocus position="bottom-start">
      <Popover.Target>
        <ActionIcon
          className={classes.tool}
          data-group
          aria-label={t('link')}
          title={t('link')}
          aria-pressed={isOn}
          disabled={disabled}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => change(!opened)}
        >
          <IconLink size={16} stroke={1.7} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <form className={classes.linkForm} onSubmit={apply} noValidate>
          <TextInput
            aria-label={t('linkAddress')}
            placeholder={t('linkPlaceholder')}
            inputMode="url"
            value={address}
            onChange={(event) => setAddress(event.currentTarget.value)}
            data-autofocus
          />
          <Button type="submit">
            {t(isOn && address.trim() === '' ? 'linkRemove' : 'linkApply')}
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
