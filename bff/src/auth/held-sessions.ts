import { ImpersonationModel } from '../domains/impersonation/impersonation.model.ts';
import { PlacementModel } from '../domains/placements/placement.model.ts';
import { RoleAssignmentModel } from '../domains/users/role-assignment.model.ts';
import { UserModel } from '../domains/users/user.model.ts';
import { onWrite } from '../db/on-write.ts';
import type { SessionReading } from './read-session.ts';
import { SessionPayloadModel } from './session-payload.model.ts';
import { SessionModel } from './session.model.ts';

/**
 * For how long, in milliseconds, what was read of a session answers further requests. A session that
 * ends in this process is forgotten at once; one that ends in another process is refused here after
 * at most this time.
 */
const heldFor = 800;

/** Everything that decides who is asking. */
const deciding = [
  SessionModel,
  SessionPayloadModel,
  UserModel,
  RoleAssignmentModel,
  ImpersonationModel,
  PlacementModel,
].map((model) => model.collection.name);

interface Held<T> {
  readonly until: number;
  readonly value: Promise<T>;
}

/** Values by the hash of a session's id, dropped whenever something that decides is changed. */
export class HeldBySession<T> {
  private readonly held = new Map<string, Held<T>>();
  private readonly mayStay: (value: T) => boolean;

  /** `mayStay`: whether a value is good for another request. */
  constructor(mayStay: (value: T) => boolean) {
    this.mayStay = mayStay;
    onWrite(deciding, () => this.held.clear());
  }

  /** What is held, or what `read` finds; requests that come meanwhile wait for the same. */
  async get(idHash: string, read: () => Promise<T>): Promise<T> {
    const known = this.held.get(idHash);
    if (known && known.until > performance.now()) {
      const value = await known.value;
      if (this.mayStay(value)) return value;
    }
    return this.renew(idHash, read);
  }

  /** Reads anew whatever is held, and holds that. */
  async renew(idHash: string, read: () => Promise<T>): Promise<T> {
    this.forgetOld();
    const fresh: Held<T> = { until: performance.now() + heldFor, value: read() };
    this.held.set(idHash, fresh);
    const drop = () => {
      if (this.held.get(idHash) === fresh) this.held.delete(idHash);
    };
    try {
      const value = await fresh.value;
      if (!this.mayStay(value)) drop();
      return value;
    } catch (error) {
      drop();
      throw error;
    }
  }

  forget(idHash: string): void {
    this.held.delete(idHash);
  }

  /** Those that nobody asked for again would stay for ever; the map is in the order of reading. */
  private forgetOld(): void {
    const now = performance.now();
    for (const [idHash, { until }] of this.held) {
      if (until > now) return;
      this.held.delete(idHash);
    }
  }
}

/**
 * Readings that let somebody in for their own part. Who acts as another person is read each time:
 * that ends by what happens to either of them, to a company, or by the clock.
 */
export const heldReadings = new HeldBySession<SessionReading>(({ session }) => {
  if (!session || session.impersonation) return false;
  const now = new Date();
  return session.record.idleExpiresAt > now && session.record.absoluteExpiresAt > now;
});
