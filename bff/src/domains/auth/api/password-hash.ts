import { normaliseText } from '@muster/contracts';
import { hash, verify } from '@node-rs/argon2';

/** Cost of a password hash; the defaults take about a quarter of a second on a server core. */
export interface PasswordCost {
  /** KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly lanes: number;
}

export const standardCost: PasswordCost = { memory: 64 * 1024, passes: 3, lanes: 1 };

/** The library's `Algorithm.Argon2id`, a const enum that isolated modules cannot read. */
const argon2id = 2;

let cost: PasswordCost = standardCost;

/** Chooses the cost of new hashes; called once at the start. Tests choose a small one. */
export function usePasswordCost(chosen: PasswordCost): void {
  cost = chosen;
  // Ready before the first unknown mail, which must not take longer than the others.
  void decoyHash();
}

/** Argon2id in the PHC form, with its parameters and salt inside. */
export const hashPassword = (password: string): Promise<string> =>
  hash(normaliseText(password, 'NFKC'), {
    algorithm: argon2id,
    memoryCost: cost.memory,
    timeCost: cost.passes,
    parallelism: cost.lanes,
  });

let decoy: { cost: PasswordCost; hash: Promise<string> } | undefined;

/** A hash that no password matches, of the present cost. */
function decoyHash(): Promise<string> {
  if (decoy?.cost !== cost) decoy = { cost, hash: hashPassword(crypto.randomUUID()) };
  return decoy.hash;
}

/**
 * Whether the password fits. Without a hash (unknown mail, no password yet) the same work is done
 * against a decoy, so that the time taken tells nothing.
 */
export async function passwordMatches(password: string, stored: string | null): Promise<boolean> {
  const matches = await verify(stored ?? (await decoyHash()), normaliseText(password, 'NFKC'));
  return stored !== null && matches;
}

/** Whether a hash was made at another cost than the present one and is to be made again. */
export const needsRehash = (stored: string): boolean =>
  !stored.startsWith(`$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.lanes}$`);
