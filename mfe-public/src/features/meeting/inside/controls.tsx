import type { MeetingRoom } from '@muster/contracts';
import {
  Button,
  IconButton,
  IconDeviceDesktop,
  IconListCheck,
  IconLogout,
  IconMessage,
  IconMicrophone,
  IconMicrophoneOff,
  IconNotes,
  IconPlayerRecordFilled,
  IconVideo,
  IconVideoOff,
} from '@muster/ui';
import type { LocalMedia } from '../media/use-local-media.ts';
import { useMeetingMessages } from '../messages.ts';
import { useRecordingMessages } from '../recording/messages.ts';
import classes from './room.module.css';

export type PanelName = 'chat' | 'notes' | 'questions';

interface ControlsProps {
  media: LocalMedia;
  room: MeetingRoom;
  panel: PanelName | null;
  setPanel: (panel: PanelName | null) => void;
  onLeave: () => void;
  onEnd: () => void;
  /** Null if no recording can be requested now. */
  onRecord: (() => void) | null;
}

const panels = [
  { name: 'chat', icon: IconMessage },
  { name: 'notes', icon: IconNotes },
  { name: 'questions', icon: IconListCheck },
] as const;

const canShare = (): boolean => typeof navigator.mediaDevices?.getDisplayMedia === 'function';

/** Controls of the room, within reach of the thumb. */
export function Controls(props: ControlsProps) {
  const { media, room, panel, setPanel, onLeave, onEnd, onRecord } = props;
  const record = useRecordingMessages();
  const t = useMeetingMessages();
  const { isMuted, isCameraOff, screen, problems } = media;
  const size = 48;
  return (
    <div className={classes.controls} role="toolbar" aria-label={t('controls.label')}>
      <IconButton
        size={size}
        variant={isMuted ? 'filled' : 'default'}
        aria-label={t(isMuted ? 'controls.unmute' : 'controls.mute')}
        disabled={problems.audio !== undefined}
        onClick={() => media.setMuted(!isMuted)}
      >
        {isMuted ? <IconMicrophoneOff size={22} /> : <IconMicrophone size={22} />}
      </IconButton>
      <IconButton
        size={size}
        variant={isCameraOff ? 'filled' : 'default'}
        aria-label={t(isCameraOff ? 'controls.cameraOn' : 'controls.cameraOff')}
        disabled={problems.video !== undefined && !isCameraOff}
        onClick={() => media.setCameraOff(!isCameraOff)}
      >
        {isCameraOff ? <IconVideoOff size={22} /> : <IconVideo size={22} />}
      </IconButton>
      {canShare() && (
        <IconButton
          size={size}
          variant={screen ? 'filled' : 'default'}
          aria-label={t(screen ? 'controls.stopShare' : 'controls.share')}
          onClick={() => (screen ? media.stopSharing() : void media.share())}
        >
          <IconDeviceDesktop size={22} />
        </IconButton>
      )}
      {panels
        .filter(({ name }) => name !== 'questions' || room.questions.length > 0)
        .map(({ name, icon: Icon }) => (
          <IconButton
            key={name}
            size={size}
            variant={panel === name ? 'filled' : 'default'}
            aria-pressed={panel === name}
            aria-label={t(`controls.${name}`)}
            onClick={() => setPanel(panel === name ? null : name)}
          >
            <Icon size={22} />
          </IconButton>
        ))}
      {onRecord && (
        <IconButton size={size} aria-label={record('ask')} onClick={onRecord}>
          <IconPlayerRecordFilled size={22} />
        </IconButton>
      )}
      <Button
        size="lg"
        variant="default"
        leftSection={<IconLogout size={20} aria-hidden />}
        onClick={onLeave}
      >
        {t('controls.leave')}
      </Button>
      {room.mayHost && (
        <Button size="lg" color="red" onClick={onEnd}>
          {t('controls.end')}
        </Button>
      )}
    </div>
  );
}
