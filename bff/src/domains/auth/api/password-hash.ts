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

/** Sets the cost of new hashes; called once at startup. Tests use a small one. */
export function usePasswordCost(chosen: PasswordCost): void {
  cost = chosen;
  // Prepared in advance, so that the first unknown address takes no longer than others.
  void decoyHash();
}

/** Hashes with Argon2id in PHC format, which contains the parameters and the salt. */
export const hashPassword = (password: string): Promise<string> =>
  hash(normaliseText(password, 'NFKC'), {
    algorithm: argon2id,
    memoryCost: cost.memory,
    timeCost: cost.passes,
    parallelism: cost.lanes,
  });

let decoy: { cost: PasswordCost; hash: Promise<string> } | undefined;

/** Returns a hash of the current cost that no password matches. */
function decoyHash(): Promise<string> {
  if (decoy?.cost !== cost) decoy = { cost, hash: hashPassword(crypto.randomUUID()) };
  return decoy.hash;
}

/**
 * Checks whether the password matches. Without a hash (unknown mail, no password yet) the same work
 * is done against a decoy, so that timing reveals nothing.
 */
export async function passwordMatches(password: string, stored: string | null): Promise<boolean> {
  const matches = await verify(stored ?? (await decoyHash()), normaliseText(password, 'NFKC'));
  return stored !== null && matches;
}

/** Whether a hash was made with a different cost and must be renewed. */
export const needsRehash = (stored: string): boolean =>
  !stored.startsWith(`$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.lanes}$`);
