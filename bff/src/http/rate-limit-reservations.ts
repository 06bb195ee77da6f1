interface Reservation {
  left: number;
  /** What the database has left beside it. */
  elsewhere: number;
  endsAt: number;
}

const most = 10_000;

/** Points of rate limits that this process has taken from the database and not yet spent. */
export class Reservations {
  private readonly held = new Map<string, Reservation>();

  /** Spends points; null when too few are held, or their window is over. */
  spend(key: string, cost: number): { remaining: number; resetSeconds: number } | null {
    const found = this.held.get(key);
    const msLeft = found ? found.endsAt - Date.now() : 0;
    if (!found || msLeft <= 0 || found.left < cost) return null;
    found.left -= cost;
    return {
      remaining: found.elsewhere + found.left,
      resetSeconds: Math.ceil(msLeft / 1000),
    };
  }

  /** Adds what was taken; two requests at once may have taken twice. */
  keep(key: string, points: number, elsewhere: number, msBeforeNext: number): void {
    const now = Date.now();
    const found = this.held.get(key);
    const left = found && found.endsAt > now ? found.left : 0;
    if (this.held.size >= most) this.dropEnded(now);
    this.held.set(key, { left: left + points, elsewhere, endsAt: now + msBeforeNext });
  }

  forget(key: string): void {
    this.held.delete(key);
  }

  private dropEnded(now: number): void {
    for (const [key, { endsAt }] of this.held) if (endsAt <= now) this.held.delete(key);
    // Dropping what still counts costs a caller a few points, never gives any.
    if (this.held.size >= most) this.held.clear();
  }
}
