/** Mixes everyone's sound into one stream; tracks can join and leave while it runs. */
export class SoundMix {
  private readonly context = new AudioContext();
  private readonly output = this.context.createMediaStreamDestination();
  private readonly sources = new Map<MediaStreamTrack, MediaStreamAudioSourceNode>();

  get stream(): MediaStream {
    return this.output.stream;
  }

  /** Sets the tracks that are heard. */
  set(tracks: readonly MediaStreamTrack[]): void {
    for (const [track, source] of this.sources)
      if (!tracks.includes(track)) {
        source.disconnect();
        this.sources.delete(track);
      }
    for (const track of tracks) {
      if (this.sources.has(track)) continue;
      const source = this.context.createMediaStreamSource(new MediaStream([track]));
      source.connect(this.output);
      this.sources.set(track, source);
    }
    // A context created before a user gesture is suspended.
    void this.context.resume();
  }

  close(): void {
    this.set([]);
    void this.context.close();
  }
}
