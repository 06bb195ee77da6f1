import { VisuallyHidden } from '@mantine/core';
import { useT } from '../i18n/messages.ts';
import { uiMessages } from '../messages/ui-messages.ts';
import { IconCheck, IconCopy } from './icons.ts';
import { IconButton } from './icon-button.tsx';
import { useClipboard } from './use-clipboard.ts';

export type CopyButtonProps = {
  value: string;
  /** What is copied: `e-mail address`. */
  label: string;
};

/** Copies a text; a tick and a screen reader announcement confirm it. */
export function CopyButton({ value, label }: CopyButtonProps) {
  const t = useT(uiMessages);
  const { copied, copy } = useClipboard();
  return (
    <>
      <IconButton
        size="sm"
        aria-label={copied ? t('action.copied') : t('action.copy', { label })}
        onClick={() => copy(value)}
      >
        {copied ? <IconCheck size={14} /> : <IconCopy size={14} />}
      </IconButton>
      <VisuallyHidden role="status">{copied ? t('action.copied') : ''}</VisuallyHidden>
    </>
  );
}
