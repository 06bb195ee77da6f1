import type { ClientToAsk } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { companyNames } from '../../../records/companies/company-directory.ts';
import {
  ableToDecide,
  supervisorIds,
  supervisorsById,
  type Supervisor,
} from '../../../records/companies/supervisors.ts';
import { workedContracts, type Placement } from '../../placements/api/contracts-of-person.ts';
import type { EvaluationRecord } from '../../../records/evaluations/evaluation.model.ts';

/** A contract in the evaluation's period, with its supervisor at the client. */
export interface AskableClient {
  contract: Placement;
  client: string;
  supervisor: Supervisor | null;
}

type Period = Pick<EvaluationRecord, 'candidateId' | 'periodStart' | 'periodEnd'>;

/**
 * Returns the contracts in an evaluation's period, latest first. Reviewers may see only a
 * contract's number, client and supervisor.
 */
export async function askableClients(
  { candidateId, periodStart, periodEnd }: Period,
  session: ClientSession | null,
): Promise<AskableClient[]> {
  if (!candidateId) return [];
  const contracts = (await workedContracts(candidateId, session)).filter(
    ({ startDate, actualEndDate }) =>
      startDate <= periodEnd && (actualEndDate === null || actualEndDate >= periodStart),
  );
  const supervisors = await supervisorsById(contracts.flatMap(supervisorIds), session);
  const clients = await companyNames(
    contracts.map(({ companyId }) => companyId),
    session,
  );
  return contracts.map((contract) => ({
    contract,
    client: clients.get(contract.companyId.toHexString()) ?? '',
    supervisor: ableToDecide(contract, supervisors)[0] ?? null,
  }));
}

export const showClientToAsk = ({ contract, client, supervisor }: AskableClient): ClientToAsk => ({
  placementId: contract._id.toHexString(),
  number: contract.number,
  client,
  supervisor: supervisor?.name ?? null,
});
