/** Everybody's sound in one stream; who comes and goes is mixed in and out while it runs. */
export class SoundMix {
  private readonly context = new AudioContext();
  private readonly output = this.context.createMediaStreamDestination();
  private readonly sources = new Map<MediaStreamTrack, MediaStreamAudioSourceNode>();

  get stream(): MediaStream {
    return this.output.stream;
  }

  /** From now on these are heard, and no others. */
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
    // Made before a gesture was seen, it sleeps.
    void this.context.resume();
  }

  close(): void {
    this.set([]);
    void this.context.close();
  }
}
