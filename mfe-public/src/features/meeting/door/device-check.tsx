import { Button, LoadingText, NoticeBar, SelectField, CheckboxField } from '@muster/ui';
import { LevelMeter } from '../media/level-meter.tsx';
import type { DeviceKind, LocalMedia } from '../media/use-local-media.ts';
import { VideoView } from '../media/video-view.tsx';
import { useMeetingMessages } from '../messages.ts';
import classes from './door.module.css';

interface DeviceCheckProps {
  title: string;
  host: string;
  recordingAllowed: boolean;
  media: LocalMedia;
  speaker: string | null;
  onSpeaker: (deviceId: string) => void;
  /** Whether a host has to admit the visitor. */
  isAsking: boolean;
  isJoining: boolean;
  problem: string | null;
  onJoin: () => void;
}

const inputs = { audio: 'audioinput', video: 'videoinput' } as const;

/** Preview before joining: nothing is sent yet. */
export function DeviceCheck(props: DeviceCheckProps) {
  const t = useMeetingMessages();
  const { title, host, recordingAllowed, media, isAsking, isJoining, problem, onJoin } = props;
  const { audio, video, isReady, problems, isCameraOff, isMuted } = media;
  return (
    <div className={classes.page}>
      <div>
        <h1>{t('check.title')}</h1>
        <p className={classes.lead}>{t('check.lead', { title, host })}</p>
      </div>
      <div className={classes.picture}>
        {video ? (
          <VideoView track={video} label={t('check.preview')} isMirrored />
        ) : isReady || isCameraOff ? (
          t('check.noPicture')
        ) : (
          <LoadingText>{t('check.waiting')}</LoadingText>
        )}
      </div>
      {audio && !isMuted && <LevelMeter track={audio} />}
      {(['audio', 'video'] as const).map((kind) => {
        const what = problems[kind];
        const isWanted = kind === 'audio' ? !isMuted : !isCameraOff;
        return (
          what &&
          isWanted && (
            <NoticeBar
              key={kind}
              kind="warning"
              action={
                <Button variant="subtle" size="sm" onClick={media.retry}>
                  {t('check.again')}
                </Button>
              }
            >
              {t(`check.problem.${kind}.${what}`)}
            </NoticeBar>
          )
        );
      })}
      <CheckboxField
        label={t('check.useCamera')}
        value={!isCameraOff}
        onChange={(isOn) => media.setCameraOff(!isOn)}
      />
      <CheckboxField
        label={t('check.useMicrophone')}
        value={!isMuted}
        onChange={(isOn) => media.setMuted(!isOn)}
      />
      <Choices {...props} />
      {problem && <NoticeBar kind="danger">{problem}</NoticeBar>}
      <Button size="lg" fullWidth loading={isJoining} onClick={onJoin}>
        {t(isAsking ? 'check.ask' : 'check.join')}
      </Button>
      <p className={classes.hint}>
        {t(recordingAllowed ? 'check.mayRecord' : 'check.noRecording')}
      </p>
    </div>
  );
}

const canChooseSpeaker = (): boolean => 'setSinkId' in HTMLMediaElement.prototype;

/** Selects among several devices; a single one of a kind needs no choice. */
function Choices({ media, speaker, onSpeaker }: DeviceCheckProps) {
  const t = useMeetingMessages();
  const { devices, chosen, audio, video } = media;
  const optionsOf = (kind: MediaDeviceKind) =>
    devices
      .filter((device) => device.kind === kind && device.label)
      .map(({ deviceId, label }) => ({ value: deviceId, label }));
  const current = { audio, video };
  const labels: Record<DeviceKind, string> = {
    audio: t('check.microphone'),
    video: t('check.camera'),
  };
  const speakers = canChooseSpeaker() ? optionsOf('audiooutput') : [];
  return (
    <div className={classes.fields}>
      {(['audio', 'video'] as const).map((kind) => {
        const options = optionsOf(inputs[kind]);
        return (
          options.length > 1 && (
            <SelectField
              key={kind}
              label={labels[kind]}
              options={options}
              value={chosen[kind] ?? current[kind]?.getSettings().deviceId ?? null}
              onChange={(deviceId) => deviceId && media.choose(kind, deviceId)}
            />
          )
        );
      })}
      {speakers.length > 1 && (
        <SelectField
          label={t('check.speaker')}
          options={speakers}
          value={speaker ?? speakers[0]?.value ?? null}
          onChange={(deviceId) => deviceId && onSpeaker(deviceId)}
        />
      )}
    </div>
  );
}
