import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { href, publicRoutes, type MeetingCard } from '@muster/contracts';
import { QueryView, errorText, useDocumentTitle, useSession } from '@muster/kit';
import { LoadingText } from '@muster/ui';
import { api } from '../../api.ts';
import { ClosedDoor, type Closing } from './door/closed-door.tsx';
import { DeviceCheck } from './door/device-check.tsx';
import { InsideRoom } from './inside/inside-room.tsx';
import { dropHandle, keptHandle } from './kept-way-in.ts';
import { useLocalMedia } from './media/use-local-media.ts';
import { useMeetingMessages } from './messages.ts';

/** Meeting: device check, entry, room. */
export function RoomPage() {
  const t = useMeetingMessages();
  const { sessionName: name = '' } = useParams();
  const session = useSession();
  const card = api.useMeetingsCardQuery({ params: { name } }, { refetchOnMountOrArgChange: true });
  useDocumentTitle(card.currentData?.title, { whole: true });
  if (!session && keptHandle(name) === null)
    return (
      <Navigate
        to={href(publicRoutes.meetingsBySessionNameConfirmIdentity, { sessionName: name })}
        replace
      />
    );
  return (
    <QueryView query={card} skeleton={<LoadingText>{t('opening')}</LoadingText>}>
      {(shown) =>
        shown.window === 'open' ? (
          <OpenDoor key={name} name={name} card={shown} />
        ) : (
          <ClosedDoor
            why={shown.window}
            title={shown.title}
            places={shown.places}
            startsAt={shown.startsAt}
            opensAt={shown.opensAt}
            onAgain={() => void card.refetch()}
          />
        )
      }
    </QueryView>
  );
}

/** From the device check into the room, and back out. */
function OpenDoor({ name, card }: { name: string; card: MeetingCard }) {
  const session = useSession();
  const [join, joining] = api.useMeetingsJoinMutation();
  const [handle, setHandle] = useState<string | null>(null);
  const [closing, setClosing] = useState<Closing | 'identity' | null>(null);
  const [speaker, setSpeaker] = useState<string | null>(null);

  async function comeIn() {
    setClosing(null);
    if (!session) {
      setHandle(keptHandle(name));
      return;
    }
    const { data } = await join({ params: { name } });
    if (data) setHandle(data.handle);
  }
  function leave(why: Closing | 'identity') {
    setHandle(null);
    setClosing(why);
  }

  if (closing === 'identity')
    return (
      <Navigate
        to={href(publicRoutes.meetingsBySessionNameConfirmIdentity, { sessionName: name })}
        replace
      />
    );
  if (closing)
    return (
      <ClosedDoor
        why={closing}
        title={card.title}
        places={card.places}
        onAgain={() => setClosing(null)}
      />
    );
  return (
    <WithDevices
      name={name}
      card={card}
      handle={handle}
      speaker={speaker}
      setSpeaker={setSpeaker}
      leave={leave}
      isJoining={joining.isLoading}
      problem={joining.error ? errorText(joining.error) : null}
      onJoin={() => void comeIn()}
    />
  );
}

interface WithDevicesProps {
  name: string;
  card: MeetingCard;
  handle: string | null;
  speaker: string | null;
  setSpeaker: (deviceId: string) => void;
  isJoining: boolean;
  problem: string | null;
  onJoin: () => void;
  leave: (why: Closing | 'identity') => void;
}

/** Camera and microphone are held from the check to the end, then released. */
function WithDevices(props: WithDevicesProps) {
  const { name, card, handle, speaker, setSpeaker, leave } = props;
  const media = useLocalMedia();
  const session = useSession();
  if (handle === null)
    return (
      <DeviceCheck
        media={media}
        speaker={speaker}
        title={card.title}
        host={card.host}
        recordingAllowed={card.recordingAllowed}
        onSpeaker={setSpeaker}
        isAsking={!session}
        isJoining={props.isJoining}
        problem={props.problem}
        onJoin={props.onJoin}
      />
    );
  return (
    <InsideRoom
      handle={handle}
      media={media}
      speaker={speaker}
      card={card}
      onLeave={leave}
      onForgotten={() => {
        dropHandle(name);
        leave('identity');
      }}
    />
  );
}
