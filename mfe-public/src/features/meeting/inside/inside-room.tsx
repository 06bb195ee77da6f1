import { useCallback, useEffect, useState } from 'react';
import type { MeetingCall, MeetingCard, MeetingEnding } from '@muster/contracts';
import { isApiError } from '@muster/kit';
import { Button, LoadingText, NoticeBar } from '@muster/ui';
import { api } from '../../../api.ts';
import { LinkRefusal } from '../../../shared/link-refusal.tsx';
import { refusalOf } from '../../../shared/refusal-of.ts';
import { useCall } from '../call/use-call.ts';
import type { Closing } from '../door/closed-door.tsx';
import door from '../door/door.module.css';
import type { LocalMedia } from '../media/use-local-media.ts';
import { useMeetingMessages } from '../messages.ts';
import { RoomView } from './room-view.tsx';

interface InsideRoomProps {
  handle: string;
  media: LocalMedia;
  speaker: string | null;
  card: MeetingCard;
  onLeave: (why: Closing | 'identity') => void;
  /** Called if the access is no longer valid. */
  onForgotten: () => void;
}

const closingOf = (ending: MeetingEnding): Closing => (ending === 'stopping' ? 'left' : ending);

/** Holds the line to the room, both at its door and inside. */
export function InsideRoom(props: InsideRoomProps) {
  const { handle, onForgotten } = props;
  const t = useMeetingMessages();
  const call = api.useMeetingVisitCallQuery({ params: { handle } });
  const isForgotten =
    isApiError(call.error) &&
    ['TOKEN_INVALID', 'TOKEN_EXPIRED', 'TOKEN_REVOKED', 'TOKEN_WRONG_PERSON'].includes(
      call.error.code,
    );
  const isOver = isApiError(call.error) && call.error.code === 'TOKEN_USED';
  const { onLeave } = props;
  useEffect(() => {
    if (isForgotten) onForgotten();
    else if (isOver) onLeave('over');
  }, [isForgotten, isOver, onForgotten, onLeave]);
  const ways = call.currentData;
  const refusal = refusalOf(call);
  if (!ways && refusal && !isForgotten && !isOver)
    return <LinkRefusal error={refusal} onRetry={() => void call.refetch()} />;
  if (!ways) return <LoadingText>{t('opening')}</LoadingText>;
  return <Connected {...props} ways={ways} />;
}

function Connected({
  handle,
  media,
  speaker,
  card,
  onLeave,
  ways,
}: InsideRoomProps & { ways: MeetingCall }) {
  const t = useMeetingMessages();
  const query = api.useMeetingVisitReadQuery(
    { params: { handle } },
    { refetchOnMountOrArgChange: true },
  );
  const { refetch, currentData: room } = query;
  const onChanged = useCallback(() => void refetch(), [refetch]);
  const call = useCall({ handle, room, media, ways, onChanged });
  const { ending } = call;
  useEffect(() => {
    if (ending) onLeave(closingOf(ending));
  }, [ending, onLeave]);
  const [panel, setPanel] = useState<'chat' | 'notes' | 'questions' | null>(null);
  const refusal = refusalOf(query);
  if (!room && refusal) return <LinkRefusal error={refusal} onRetry={onChanged} />;
  if (!room) return <LoadingText>{t('opening')}</LoadingText>;
  if (room.me.door === 'admitted')
    return (
      <RoomView
        handle={handle}
        room={room}
        call={call}
        media={media}
        speaker={speaker}
        panel={panel}
        setPanel={setPanel}
        onLeave={() => onLeave('left')}
      />
    );
  return (
    <div className={door.page}>
      <div role="status">
        <h1>{t('waiting.title')}</h1>
        <p className={door.lead}>
          {room.isHosted ? t('waiting.text', { host: card.host }) : t('waiting.alone')}
        </p>
      </div>
      {call.state === 'lost' && <NoticeBar kind="warning">{t('room.lost')}</NoticeBar>}
      <Button size="lg" variant="default" onClick={() => onLeave('left')}>
        {t('waiting.leave')}
      </Button>
    </div>
  );
}
