import { useEffect, useRef, useState } from 'react';
import { limits, type MeetingRoom } from '@muster/contracts';
import { errorText } from '@muster/kit';
import { IconButton, IconSend, NoticeBar, TextField, formatTime } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMeetingMessages } from '../messages.ts';
import { PanelHead } from './panel-head.tsx';
import classes from './room.module.css';

interface ChatPanelProps {
  handle: string;
  room: MeetingRoom;
  onClose: () => void;
}

/** Messages to all participants. */
export function ChatPanel({ handle, room, onClose }: ChatPanelProps) {
  const t = useMeetingMessages();
  const [say, { isLoading, error }] = api.useMeetingVisitSayMutation();
  const [text, setText] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const { length } = room.chat;
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [length]);

  async function send() {
    const body = text.trim();
    if (body === '' || isLoading) return;
    // Text typed during the request belongs to the next line.
    setText('');
    const { data } = await say({ params: { handle }, body: { body } });
    if (!data) setText((typed) => (typed === '' ? body : `${body} ${typed}`));
  }

  return (
    <>
      <PanelHead title={t('chat.title')} onClose={onClose} />
      {length === 0 ? (
        <p className={classes.grow}>{t('chat.empty')}</p>
      ) : (
        // Only text: without a tab stop the keyboard could not scroll it.
        <ul className={classes.chat} ref={list} aria-live="polite" aria-label={t('chat.title')}>
          {room.chat.map(({ id, name, body, at }) => (
            <li key={id}>
              <span className={classes.note}>
                {name} · {formatTime(at)}
              </span>
              <p className={classes.line}>{body}</p>
            </li>
          ))}
        </ul>
      )}
      {error && <NoticeBar kind="danger">{errorText(error)}</NoticeBar>}
      <form
        className={classes.write}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextField
          label={t('chat.field')}
          hideLabel
          placeholder={t('chat.field')}
          value={text}
          maxLength={limits.meeting.line}
          onChange={setText}
        />
        <IconButton type="submit" size={48} loading={isLoading} aria-label={t('chat.send')}>
          <IconSend size={20} />
        </IconButton>
      </form>
    </>
  );
}
