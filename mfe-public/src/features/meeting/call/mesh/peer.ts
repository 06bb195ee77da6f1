import type { MeetingSignal } from '@muster/contracts';

type Kind = 'audio' | 'video';

export interface PeerParts {
  /** Whether this side makes the offers: only one does, so that they never cross. */
  isOfferer: boolean;
  iceServers: readonly RTCIceServer[];
  /** Track that is sent to the other side now. */
  local: (kind: Kind) => MediaStreamTrack | null;
  send: (signal: MeetingSignal) => void;
  onTracks: (tracks: Readonly<Record<Kind, MediaStreamTrack | null>>) => void;
}

/** Delay before a lost connection is retried. */
const restartAfter = 4_000;

/** This browser's connection to one other. */
export class Peer {
  private readonly connection: RTCPeerConnection;
  private readonly early: RTCIceCandidateInit[] = [];
  private readonly remote: Record<Kind, MediaStreamTrack | null> = { audio: null, video: null };
  private work: Promise<void> = Promise.resolve();
  private restart: ReturnType<typeof setTimeout> | undefined;
  private readonly parts: PeerParts;

  constructor(parts: PeerParts) {
    this.parts = parts;
    this.connection = new RTCPeerConnection({ iceServers: [...parts.iceServers] });
    this.connection.addEventListener('icecandidate', ({ candidate }) => {
      if (candidate) parts.send({ candidate: shown(candidate) });
    });
    this.connection.addEventListener('track', ({ track }) => {
      this.remote[track.kind === 'audio' ? 'audio' : 'video'] = track;
      parts.onTracks({ ...this.remote });
    });
    this.connection.addEventListener('connectionstatechange', () => this.onState());
    if (parts.isOfferer) {
      for (const kind of ['audio', 'video'] as const)
        this.connection.addTransceiver(kind, { direction: 'sendrecv' });
      this.inTurn(() => this.offer());
    }
  }

  /** Handles the other side's signals, in order. */
  receive(signal: MeetingSignal): void {
    this.inTurn(() =>
      'candidate' in signal
        ? this.addCandidate(signal.candidate)
        : this.describe(signal.description),
    );
  }

  /** Sends the current tracks, without renegotiation. */
  refresh(): void {
    this.inTurn(() => this.sendLocal());
  }

  close(): void {
    clearTimeout(this.restart);
    this.connection.close();
  }

  private async offer(options?: RTCOfferOptions): Promise<void> {
    await this.sendLocal();
    await this.connection.setLocalDescription(await this.connection.createOffer(options));
    this.sendDescription();
  }

  private async describe(description: RTCSessionDescriptionInit): Promise<void> {
    await this.connection.setRemoteDescription(description);
    for (const candidate of this.early.splice(0)) await this.connection.addIceCandidate(candidate);
    if (description.type !== 'offer') return;
    // What the offer proposes to receive is sent from here.
    for (const transceiver of this.connection.getTransceivers()) transceiver.direction = 'sendrecv';
    await this.sendLocal();
    await this.connection.setLocalDescription(await this.connection.createAnswer());
    this.sendDescription();
  }

  private async addCandidate(candidate: RTCIceCandidateInit): Promise<void> {
    if (this.connection.remoteDescription) await this.connection.addIceCandidate(candidate);
    else this.early.push(candidate);
  }

  private async sendLocal(): Promise<void> {
    for (const { sender, receiver } of this.connection.getTransceivers()) {
      const track = this.parts.local(receiver.track.kind === 'audio' ? 'audio' : 'video');
      if (sender.track !== track) await sender.replaceTrack(track);
    }
  }

  private sendDescription(): void {
    const { localDescription } = this.connection;
    if (localDescription)
      this.parts.send({ description: { type: localDescription.type, sdp: localDescription.sdp } });
  }

  private onState(): void {
    const state = this.connection.connectionState;
    clearTimeout(this.restart);
    if (!this.parts.isOfferer) return;
    if (state === 'failed') this.inTurn(() => this.offer({ iceRestart: true }));
    else if (state === 'disconnected')
      this.restart = setTimeout(
        () => this.inTurn(() => this.offer({ iceRestart: true })),
        restartAfter,
      );
  }

  /** Runs steps in sequence; a failed one is retried with the next negotiation. */
  private inTurn(step: () => Promise<void>): void {
    this.work = this.work
      .then(() => (this.connection.signalingState === 'closed' ? undefined : step()))
      .catch(() => undefined);
  }
}

const shown = ({ candidate, sdpMid, sdpMLineIndex, usernameFragment }: RTCIceCandidate) => ({
  candidate,
  sdpMid,
  sdpMLineIndex,
  ...(usernameFragment && { usernameFragment }),
});
