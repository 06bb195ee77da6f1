import { limits } from '@muster/contracts';
import { SoundMix } from './sound-mix.ts';

const { bitsPerSecond, partMs } = limits.meeting.recording;
const mimeType = 'audio/webm;codecs=opus';

/** Checks whether this browser supports the stored file format. */
export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' &&
  typeof AudioContext !== 'undefined' &&
  MediaRecorder.isTypeSupported(mimeType);

interface RecorderParts {
  /** Uploads a part; fails if it is finally refused. */
  send: (offset: number, part: Blob) => Promise<void>;
  onFailed: (error: unknown) => void;
}

/**
 * Records the mixed sound of a room. Each part is uploaded as soon as it is available, in sequence,
 * so that a browser crash loses at most the last one.
 */
export class SoundRecorder {
  private readonly mix = new SoundMix();
  private readonly recorder: MediaRecorder;
  private readonly parts: RecorderParts;
  private offset = 0;
  private hasFailed = false;
  private isOver = false;
  private work: Promise<void> = Promise.resolve();

  constructor(parts: RecorderParts) {
    this.parts = parts;
    this.recorder = new MediaRecorder(this.mix.stream, {
      mimeType,
      audioBitsPerSecond: bitsPerSecond,
    });
    this.recorder.addEventListener('dataavailable', ({ data }) => this.bring(data));
    this.recorder.addEventListener('error', (event) => this.fail(event));
  }

  hear(tracks: readonly MediaStreamTrack[]): void {
    if (!this.isOver) this.mix.set(tracks);
  }

  /** Starts or resumes. */
  run(): void {
    if (this.recorder.state === 'inactive') this.recorder.start(partMs);
    else if (this.recorder.state === 'paused') this.recorder.resume();
  }

  pause(): void {
    if (this.recorder.state === 'recording') this.recorder.pause();
  }

  /** Stops recording; resolves once every part has arrived, or cannot. */
  async stop(): Promise<void> {
    this.isOver = true;
    if (this.recorder.state !== 'inactive') {
      const stopped = new Promise((resolve) => {
        this.recorder.addEventListener('stop', resolve, { once: true });
      });
      this.recorder.stop();
      // The last part comes before the stop event.
      await stopped;
      this.mix.close();
    }
    await this.work;
  }

  private bring(part: Blob): void {
    if (part.size === 0) return;
    const { offset } = this;
    this.offset += part.size;
    this.work = this.work
      .then(() => (this.hasFailed ? undefined : this.parts.send(offset, part)))
      .catch((error: unknown) => this.fail(error));
  }

  private fail(error: unknown): void {
    if (this.hasFailed) return;
    this.hasFailed = true;
    this.parts.onFailed(error);
  }
}
