import type { MeetingRecording } from '@muster/contracts';
import { useRecordingMessages } from './messages.ts';

/** Describes a recording, one sentence each. */
export function useRecordingWords(recording: MeetingRecording, people: number): string[] {
  const t = useRecordingMessages();
  const { status, isMine, askedBy: name, awaited, ending, endedBy, file } = recording;
  const names = awaited.join(', ');
  const whose = isMine ? 'mine' : 'others';
  if (status === 'running') return [t(`running.${whose}`, { name })];
  if (status === 'paused')
    return [names ? t('paused.awaited', { names }) : t('paused.away', { name })];
  if (status === 'asked') {
    const rest = names ? t('asked.awaited', { names }) : people < 2 && t('asked.alone');
    return [t(`asked.${whose}`, { name }), ...(rest ? [rest] : [])];
  }
  const why = t(`ended.${ending ?? 'over'}`, { name, by: endedBy ?? t('aPerson') });
  // A refusal already implies that there is no file.
  return ending === 'refused' && file === 'none' ? [why] : [why, t(`file.${file}`)];
}
