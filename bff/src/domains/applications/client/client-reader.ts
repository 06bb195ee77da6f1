import { AppError } from '../../../http/app-error.ts';
import type { Actor } from '../../../auth/actor.ts';
import { clientRightsOf } from '../../../records/companies/client-rights.ts';

/** What a user of a client may do about the candidates submitted to the client. */
export interface ClientReader {
  actor: Actor;
  /** Whether this user decides; others ask a colleague. */
  decides: boolean;
  seesBillRates: boolean;
}

export async function clientReader(actor: Actor): Promise<ClientReader> {
  const { decides, seesBillRates } = await clientRightsOf(actor);
  return { actor, decides, seesBillRates };
}

/** @throws AppError FORBIDDEN if the company does not let this user decide */
export function requireDecider({ actor, decides }: ClientReader): void {
  if (!decides)
    throw new AppError('FORBIDDEN', { context: { role: actor.role, missing: 'canDecide' } });
}
