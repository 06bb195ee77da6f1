import { useEffect, useRef, useState } from 'react';
import { limits, type DialogueMessage, type JobDialogue } from '@muster/contracts';
import { errorText, usePlatform } from '@muster/kit';
import { Button, IconSend, TextArea } from '@muster/ui';
import { api } from '../../api.ts';
import { useSaraMessages } from './messages.ts';
import classes from './sara.module.css';
import { useSaysText } from './says-text.ts';

const examples = ['backend', 'designer', 'frontend'] as const;

/** Messages, Sara's questions, and the input. */
export function Dialogue({ dialogue }: { dialogue: JobDialogue | null }) {
  const t = useSaraMessages();
  const [text, setText] = useState('');
  const [log, { send, pending }] = useTalk(dialogue);
  const messages = dialogue?.messages ?? [];
  const begun = messages.some((message) => message.text !== null);
  const choices = messages.at(-1)?.says.find((said) => said.kind === 'ask')?.choices ?? [];
  async function say(words: string) {
    if (words.trim() === '' || pending) return;
    if (await send(words.trim())) setText('');
  }
  return (
    <section className={classes.dialogue} aria-label={t('dialogue')}>
      <div ref={log} className={classes.log} role="log" aria-label={t('dialogue')} tabIndex={0}>
        {!begun && (
          <div className={classes.fromSara}>
            <span className={classes.who}>{t('sara')}</span>
            <p>{t('greeting')}</p>
            <div className={classes.choices}>
              {examples.map((key) => (
                <Button
                  key={key}
                  variant="default"
                  className={classes.example}
                  disabled={pending}
                  onClick={() => void say(t(`example.${key}`))}
                >
                  {t(`example.${key}`)}
                </Button>
              ))}
            </div>
          </div>
        )}
        {messages
          .filter((message) => begun || message.text !== null)
          .map((message) => (
            <Exchange key={message.number} message={message} />
          ))}
      </div>
      {begun && choices.length > 0 && (
        <div className={classes.choices} role="group" aria-label={t('answers')}>
          {choices.map((choice) => (
            <Button
              key={choice}
              size="xs"
              variant="default"
              disabled={pending}
              onClick={() => void say(choice)}
            >
              {choice}
            </Button>
          ))}
        </div>
      )}
      <form
        className={classes.composer}
        onSubmit={(event) => {
          event.preventDefault();
          void say(text);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          void say(text);
        }}
      >
        <TextArea
          label={t('message')}
          placeholder={t('placeholder')}
          minRows={2}
          maxRows={6}
          maxLength={limits.assistant.message}
          value={text}
          onChange={setText}
        />
        <div className={classes.buttons}>
          <Button
            type="submit"
            leftSection={<IconSend size={16} aria-hidden />}
            loading={pending}
            onKeyDown={(event) => event.stopPropagation()}
          >
            {t('send')}
          </Button>
          {begun && (
            <Button
              variant="subtle"
              disabled={pending}
              onKeyDown={(event) => event.stopPropagation()}
              onClick={() => void say(t('restartText'))}
            >
              {t('restart')}
            </Button>
          )}
        </div>
        <p className={classes.second}>
          {dialogue && dialogue.engine !== 'local'
            ? t('engine.model', { engine: dialogue.engine })
            : t('engine.local')}
        </p>
      </form>
    </section>
  );
}

/** Message with Sara's reply. */
function Exchange({ message: { text, says } }: { message: DialogueMessage }) {
  const t = useSaraMessages();
  const words = useSaysText();
  return (
    <>
      {text !== null && (
        <div className={classes.fromPerson}>
          <span className={classes.who}>{t('you')}</span>
          <p>{text}</p>
        </div>
      )}
      <div className={classes.fromSara}>
        <span className={classes.who}>{t('sara')}</span>
        {says.map((said) => {
          const line = words(said);
          return (
            <p key={line} className={said.kind === 'conflict' ? classes.conflict : undefined}>
              {line}
            </p>
          );
        })}
      </div>
    </>
  );
}

/**
 * Returns a function that sends a message, starting a dialogue if needed, and scrolls to the
 * newest.
 */
function useTalk(dialogue: JobDialogue | null) {
  const platform = usePlatform();
  const log = useRef<HTMLDivElement>(null);
  const [start, starting] = api.useJobDialogueStartMutation();
  const [say, saying] = api.useJobDialogueSayMutation();
  const [current] = api.useLazyJobDialogueCurrentQuery();
  const count = dialogue?.messages.length ?? 0;
  useEffect(() => {
    const place = log.current;
    if (place) place.scrollTop = place.scrollHeight;
  }, [count]);
  async function send(text: string): Promise<boolean> {
    try {
      const open = dialogue ?? (await start({}).unwrap());
      await say({ params: { id: open.id }, body: { version: open.version, text } }).unwrap();
      return true;
    } catch (error) {
      platform.notify({ kind: 'error', text: errorText(error) });
      // Another tab may have added messages: loads the current state.
      void current();
      return false;
    }
  }
  return [log, { send, pending: starting.isLoading || saying.isLoading }] as const;
}
