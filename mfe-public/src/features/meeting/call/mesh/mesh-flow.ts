import type { MeetingSignal } from '@muster/contracts';
import type { FlowParts, MediaFlow } from '../media-flow.ts';
import { Peer } from './peer.ts';

interface Known {
  id: string;
  peer: Peer;
  /** Whether the room lists this connection of theirs. */
  isListed: boolean;
}

/** Direct connections to every browser in the room; for few people, and no server can listen. */
export class MeshFlow implements MediaFlow {
  /** By the other side's connection: a person who returns is a new peer. */
  private readonly peers = new Map<string, Known>();
  private readonly parts: FlowParts;
  private readonly iceServers: () => readonly RTCIceServer[];

  constructor(parts: FlowParts, iceServers: () => readonly RTCIceServer[]) {
    this.parts = parts;
    this.iceServers = iceServers;
    parts.onState('ready');
  }

  follow(me: string, present: ReadonlyMap<string, string>): void {
    for (const [key, known] of this.peers) {
      // A person not yet listed may have called before the list was reloaded.
      if (known.isListed && !present.has(key)) this.drop(key);
    }
    for (const [key, id] of present) {
      if (me > id) this.open(id, key, true);
      const known = this.peers.get(key);
      if (known) known.isListed = true;
    }
  }

  /** The others now know another line of this browser. */
  renew(): void {
    for (const key of Array.from(this.peers.keys())) this.drop(key);
  }

  receive({ id, connection }: { id: string; connection: string }, signal: MeetingSignal): void {
    this.open(id, connection, false).receive(signal);
  }

  refresh(): void {
    for (const { peer } of this.peers.values()) peer.refresh();
  }

  close(): void {
    this.renew();
  }

  private open(id: string, connection: string, isOfferer: boolean): Peer {
    const known = this.peers.get(connection);
    if (known) return known.peer;
    const { local, send, onTracks } = this.parts;
    const peer = new Peer({
      isOfferer,
      local,
      iceServers: this.iceServers(),
      send: (signal) => send({ id, connection }, signal),
      onTracks: (tracks) => onTracks(id, tracks),
    });
    this.peers.set(connection, { id, peer, isListed: false });
    return peer;
  }

  private drop(key: string): void {
    const known = this.peers.get(key);
    if (!known) return;
    known.peer.close();
    this.peers.delete(key);
    this.parts.onTracks(known.id, null);
  }
}
