interface Reservation {
  left: number;
  /** Points left in the database. */
  elsewhere: number;
  endsAt: number;
}

const max = 10_000;

/** Rate-limit points that this process has taken from the database but not yet spent. */
export class Reservations {
  private readonly held = new Map<string, Reservation>();

  /** Spends points; returns null if too few are left, or if their window is over. */
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

  /** Adds taken points; two concurrent requests may have taken twice. */
  keep(key: string, points: number, elsewhere: number, msBeforeNext: number): void {
    const now = Date.now();
    const found = this.held.get(key);
    const left = found && found.endsAt > now ? found.left : 0;
    if (this.held.size >= max) this.dropEnded(now);
    this.held.set(key, { left: left + points, elsewhere, endsAt: now + msBeforeNext });
  }

  forget(key: string): void {
    this.held.delete(key);
  }

  private dropEnded(now: number): void {
    for (const [key, { endsAt }] of this.held) if (endsAt <= now) this.held.delete(key);
    // Dropping valid reservations costs a caller a few points, and never adds any.
    if (this.held.size >= max) this.held.clear();
  }
}
