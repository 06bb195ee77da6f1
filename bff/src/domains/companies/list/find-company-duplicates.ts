import { domainOf, isFreeMailDomain, type CompanyMatch } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { foldText, foldedWords } from '../../../db/fold-text.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { scopeFor } from '../../../records/companies/companies.policy.ts';
import { CompanyModel, type Company } from '../../../records/companies/company.model.ts';

const maxMatches = 5;
const maxConsidered = 50;
const shortestName = 3;

/** Words of a name that denote the legal form. */
const legalForms: ReadonlySet<string> = new Set(
  'ab ag aps as bv co company corp corporation doo gmbh group holding inc kft kg lda limited llc llp ltd ltda nv oy oyj plc pte pty sa sarl sas se spa srl'.split(
    ' ',
  ),
);

/** Returns the part of a name that its spellings have in common: `Acme Ltd.` → `acme`. */
function coreOf(name: string): string {
  const words = foldedWords(name);
  const core = words.filter((word) => !legalForms.has(word.replaceAll('.', '')));
  return (core.length > 0 ? core : words).join(' ');
}

interface Sought {
  name: string;
  /** As typed: an address or a bare domain. */
  domain: string | null;
  excludeId?: string | null;
}

/**
 * Returns clients with the same name apart from the legal form, or with the same domain of their
 * own.
 */
export async function findCompanyDuplicates(
  actor: Actor,
  { name, domain, excludeId = null }: Sought,
): Promise<CompanyMatch[]> {
  const core = coreOf(name);
  const ownDomain = domain ? domainOf(domain) : '';
  const byDomain = ownDomain.includes('.') && !isFreeMailDomain(ownDomain);
  const [firstWord = ''] = core.split(' ');
  const either: QueryFilter<Company>[] = [
    ...(core.length >= shortestName
      ? [{ nameKey: { $gte: firstWord, $lt: `${firstWord}\u{10ffff}` } }]
      : []),
    ...(byDomain ? [{ domain: ownDomain }] : []),
  ];
  if (either.length === 0) return [];
  const found = await CompanyModel.find(
    {
      $and: [
        { deletedAt: null, ...(excludeId && { _id: { $ne: excludeId } }) },
        scopeFor(actor, 'company.list'),
        { $or: either },
      ],
    },
    { number: 1, name: 1, nameKey: 1, status: 1, country: 1, domain: 1, accountManagerId: 1 },
  )
    .limit(maxConsidered)
    .lean();
  const people = await findPeople(found.map(({ accountManagerId }) => accountManagerId));
  const nameKey = foldText(name);
  return found
    .map((company): CompanyMatch => ({
      id: company._id.toHexString(),
      number: company.number,
      name: company.name,
      status: company.status,
      country: company.country,
      accountManager: people.ref(company.accountManagerId),
      signals: [
        ...(coreOf(company.name) === core ? (['name'] as const) : []),
        ...(byDomain && company.domain === ownDomain ? (['domain'] as const) : []),
      ],
      blocks: company.nameKey === nameKey,
    }))
    .filter(({ signals, blocks }) => signals.length > 0 || blocks)
    .toSorted(
      (a, b) =>
        Number(b.blocks) - Number(a.blocks) ||
        b.signals.length - a.signals.length ||
        a.name.localeCompare(b.name),
    )
    .slice(0, maxMatches);
}
