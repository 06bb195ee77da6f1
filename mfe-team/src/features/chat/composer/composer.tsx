import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { limits, type ChatMessage, type ChatRecord, type ChatThread } from '@muster/contracts';
import { PromiseLine, useBroughtFiles } from '@muster/blocks';
import { useActor, useCan } from '@muster/kit';
import {
  FileButton,
  IconButton,
  IconLink,
  IconPaperclip,
  IconSend,
  IconX,
  ListFocus,
  TextArea,
} from '@muster/ui';
import { useChatMessages } from '../messages.ts';
import { ComposerChips } from './composer-chips.tsx';
import { mentionedIn, mentionAt, withMention } from './mentions.ts';
import { useOutbox } from './outbox.tsx';
import { RecordPicker } from './record-picker.tsx';
import { useKeptText } from './use-kept-text.ts';
import classes from '../chat.module.css';

/** Composes a message: text with mentions, files, records, and the message replied to. */
export function Composer({
  thread,
  replyTo,
  onReplied,
}: {
  thread: ChatThread;
  replyTo: ChatMessage | null;
  onReplied: () => void;
}) {
  const t = useChatMessages();
  const can = useCan();
  const actor = useActor();
  const { send } = useOutbox();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useKeptText(thread.id);
  const { files, ids, add, remove, clear } = useBroughtFiles({ max: limits.chat.files });
  const [links, setLinks] = useState<readonly ChatRecord[]>([]);
  const [isLinking, setIsLinking] = useState(false);
  const others = thread.people.filter(({ isHere, isSelf }) => isHere && !isSelf);
  const offered = mentionAt(text, others);
  const over = [...text.trim()].length - limits.chat.body;
  const isReady =
    text.trim() !== '' &&
    over <= 0 &&
    files.every(({ fileId, problem }) => fileId !== null && problem === null);

  function mention(name: string) {
    setText(withMention(text, name));
    form.current?.querySelector('textarea')?.focus();
  }
  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (!isReady) return;
    send(thread.id, {
      body: text.trim(),
      mentions: mentionedIn(text, others),
      links: links.map(({ type, id }) => ({ type, id })),
      fileIds: ids,
      replyToId: replyTo?.id ?? null,
    });
    setText('');
    setLinks([]);
    setIsLinking(false);
    clear();
    onReplied();
  }
  function onKey(event: KeyboardEvent<HTMLFormElement>) {
    const isText = event.target instanceof HTMLTextAreaElement;
    if (!isText || event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const [first] = offered;
    if (first) mention(first.name);
    else submit();
  }

  return (
    <form
      ref={form}
      className={classes.composer}
      aria-label={t('composer.label')}
      noValidate
      onSubmit={submit}
      onKeyDown={onKey}
    >
      {replyTo && (
        <p className={classes.replying}>
          <span>{t('composer.replyTo', { name: replyTo.author?.name ?? '' })}</span>
          <IconButton aria-label={t('composer.noReply')} variant="subtle" onClick={onReplied}>
            <IconX size={14} />
          </IconButton>
        </p>
      )}
      {offered.length > 0 && (
        <ul className={classes.mentions} aria-label={t('composer.mention')}>
          {offered.map(({ userId, name }) => (
            <li key={userId}>
              <button type="button" className={classes.mentionOption} onClick={() => mention(name)}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
      {isLinking && (
        <RecordPicker
          onChoose={(record) => {
            setLinks((all) => [...all.filter(({ id }) => id !== record.id), record]);
            setIsLinking(false);
          }}
          onClose={() => setIsLinking(false)}
        />
      )}
      <ListFocus>
        <ComposerChips
          files={files}
          links={links}
          onRemoveFile={remove}
          onRemoveLink={(id) => setLinks((all) => all.filter((one) => one.id !== id))}
        />
        <div className={classes.writing}>
          {can('attachment.upload') && (
            <FileButton multiple onChange={add}>
              {(props) => (
                <IconButton
                  {...props}
                  aria-label={t('composer.attach')}
                  variant="subtle"
                  size="lg"
                  disabled={files.length >= limits.chat.files}
                >
                  <IconPaperclip size={18} />
                </IconButton>
              )}
            </FileButton>
          )}
          {actor?.audience === 'staff' && (
            <IconButton
              aria-label={t('composer.link')}
              variant="subtle"
              size="lg"
              disabled={links.length >= limits.chat.links}
              onClick={() => setIsLinking(true)}
            >
              <IconLink size={18} />
            </IconButton>
          )}
          <TextArea
            hideLabel
            className={classes.field}
            label={t('composer.label')}
            placeholder={t('composer.placeholder')}
            minRows={1}
            maxRows={8}
            value={text}
            onChange={setText}
            error={over > 0 ? t('composer.tooLong', { over }) : undefined}
          />
          <IconButton
            type="submit"
            aria-label={t('composer.send')}
            variant="filled"
            size="lg"
            disabled={!isReady}
          >
            <IconSend size={18} />
          </IconButton>
        </div>
      </ListFocus>
      {actor?.audience === 'staff' && others.some(({ audience }) => audience !== 'staff') && (
        <PromiseLine isSent value={text} onChange={setText} />
      )}
      <p className={classes.help} role="status">
        {t(
          text.trim() === '' && files.length + links.length > 0
            ? 'composer.needsText'
            : 'composer.help',
        )}
      </p>
    </form>
  );
}
