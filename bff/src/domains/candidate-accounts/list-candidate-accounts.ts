import type {
  CandidateAccount,
  CandidateIdentityState,
  LegalIdentityState,
  candidateAccountEndpoints,
} from '@muster/contracts';
import type { Actor } from '../../auth/actor.ts';
import type { ListService } from '../../lists/list-source.ts';
import { reaches, type Candidate } from '../../records/candidates/candidate-lookup.ts';
import {
  accountCandidates,
  recordProblem,
  type AccountCandidate,
} from '../candidates/api/contact/account-candidates.ts';
import { identityStatesOf } from '../legal-identities/api/verified-identity.ts';
import { openDocumentsOf } from '../signatures/api/open-documents.ts';
import {
  accountsIn,
  candidateAccounts,
  type CandidateAccountFacts,
} from '../users/api/candidate-accounts.ts';
import { othersWithMail } from './same-mail.ts';

/** Lists candidates by account state and name; uses a fixed number of queries per page. */
export const listCandidateAccounts: ListService<
  (typeof candidateAccountEndpoints)['list']
> = async ({ actor }, { query }, counting) => {
  const states = query['filter[account]'];
  const among = states
    ? { userIds: await accountsIn(states), orNone: states.includes('none') }
    : null;
  const { rows, page } = await accountCandidates(actor, query, among, counting);
  const ids = rows.map(({ _id }) => _id);
  const [accounts, identities, documents, others] = await Promise.all([
    candidateAccounts(rows.flatMap(({ userId }) => userId ?? [])),
    identityStatesOf(ids),
    openDocumentsOf(ids),
    othersWithMail(rows),
  ]);
  const data = rows.map((row) => {
    const id = row._id.toHexString();
    return serialize(actor, row, {
      account: row.userId ? accounts.get(row.userId.toHexString()) : undefined,
      identity: identityOf(identities.get(id)),
      documentsToSign: documents.get(id) ?? 0,
      other: others.get(id),
    });
  });
  return { data, page };
};

interface RowFacts {
  account: CandidateAccountFacts | undefined;
  identity: CandidateIdentityState;
  documentsToSign: number;
  /** Another candidate with the same address. */
  other: Candidate | undefined;
}

function serialize(
  actor: Actor,
  row: AccountCandidate,
  { account, identity, documentsToSign, other }: RowFacts,
): CandidateAccount {
  const state = account?.state ?? 'none';
  const hasAccount = state !== 'none' && !account?.isWaiting;
  const shared = other ? ('shared_email' as const) : null;
  return {
    id: row._id.toHexString(),
    number: row.number,
    name: row.name,
    account: state,
    inviteExpiresAt: account?.inviteExpiresAt?.toISOString() ?? null,
    identity,
    documentsToSign,
    lastSignInAt: account?.lastSignInAt?.toISOString() ?? null,
    sharesEmailWith:
      other && reaches(actor, 'candidate.read', other)
        ? { id: other._id.toHexString(), number: other.number, name: other.name }
        : null,
    inviteProblem: hasAccount ? 'has_account' : (recordProblem(row) ?? shared),
    maySendDocument: reaches(actor, 'signature.create', row),
  };
}

const identityOf = (state: LegalIdentityState | undefined): CandidateIdentityState =>
  state === undefined || state === 'superseded' ? 'none' : state;
