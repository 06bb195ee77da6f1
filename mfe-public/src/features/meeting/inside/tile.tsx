import type { MeetingPerson } from '@muster/contracts';
import { Avatar, IconMicrophoneOff } from '@muster/ui';
import { VideoView } from '../media/video-view.tsx';
import { useMeetingMessages } from '../messages.ts';
import classes from './room.module.css';

interface TileProps {
  name: string;
  person: Pick<MeetingPerson, 'role' | 'isKnown' | 'media' | 'photo'>;
  track: MediaStreamTrack | null;
  isSelf?: boolean;
}

/** One person: the video, or the name if there is none. */
export function Tile({ name, person, track, isSelf = false }: TileProps) {
  const t = useMeetingMessages();
  const { media, role, isKnown, photo } = person;
  const notes = [
    role === 'guest' ? null : t('room.host'),
    isKnown ? null : t('room.unknown'),
    media.sharing ? t('room.shares', { name }) : null,
  ].filter(Boolean);
  return (
    <li className={classes.tile}>
      {track ? (
        <VideoView
          track={track}
          label={t('room.picture', { name })}
          isMirrored={isSelf && !media.sharing}
          isWhole={media.sharing}
        />
      ) : (
        <Avatar name={name} src={photo} size={64} />
      )}
      <p className={classes.name}>
        {!media.audio && <IconMicrophoneOff size={16} role="img" aria-label={t('room.muted')} />}
        <span>{name}</span>
        {notes.length > 0 && <span className={classes.note}>{notes.join(' · ')}</span>}
      </p>
    </li>
  );
}
