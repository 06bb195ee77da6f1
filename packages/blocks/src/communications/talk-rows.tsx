import { useState, type ReactNode } from 'react';
import { Button, Card, CardRow, CardRows, EmptyState, IconMail } from '@muster/ui';
import { CallItem } from './call-item.tsx';
import { ChatItem } from './chat-item.tsx';
import { MailItem } from './mail-item.tsx';
import { MeetingItem } from './meeting-item.tsx';
import { useTalkMessages } from './messages.ts';
import { talkIdOf, type Talk } from './talk.ts';

interface TalkRowsProps<R extends { id: string }> {
  of: 'candidate' | 'company';
  talks: readonly Talk<R>[];
  /** Renders a received mail in the way its record shows it. */
  received: (mail: R) => ReactNode;
  nextCursor: string | null;
  /** Renders the page after a cursor, once the user asks for it. */
  nextPage: (cursor: string) => ReactNode;
}

/** A page of a timeline, with a link to older entries. */
export function TalkRows<R extends { id: string }>({
  of,
  talks,
  received,
  nextCursor,
  nextPage,
}: TalkRowsProps<R>) {
  const t = useTalkMessages();
  const [goesOn, setGoesOn] = useState(false);
  return (
    <>
      <Card flush>
        <CardRows>
          {talks.map((one) => (
            <CardRow key={talkIdOf(one)}>{itemOf(one, of, received)}</CardRow>
          ))}
        </CardRows>
      </Card>
      {nextCursor && !goesOn && (
        <Button variant="default" onClick={() => setGoesOn(true)}>
          {t('more')}
        </Button>
      )}
      {nextCursor && goesOn && nextPage(nextCursor)}
    </>
  );
}

function itemOf<R extends { id: string }>(
  one: Talk<R>,
  of: TalkRowsProps<R>['of'],
  received: TalkRowsProps<R>['received'],
) {
  if (one.kind === 'mail') return <MailItem mail={one.mail} />;
  if (one.kind === 'received') return received(one.received);
  if (one.kind === 'meeting') return <MeetingItem meeting={one.meeting} />;
  if (one.kind === 'chat') return <ChatItem chat={one.chat} />;
  return <CallItem call={one.call} of={of} />;
}

/** Shown when a filter leaves nothing of a timeline. */
export function NoTalkFound({ onClear }: { onClear: () => void }) {
  const t = useTalkMessages();
  return (
    <EmptyState
      icon={IconMail}
      title={t('noneFound')}
      action={
        <Button variant="default" onClick={onClear}>
          {t('clear')}
        </Button>
      }
    />
  );
}
