import { type addresseesSchema, type MessageRecipient } from '@muster/contracts';
import { Types, type ClientSession } from 'mongoose';
import type { z } from 'zod';
import type { Actor } from '../../../auth/actor.ts';
import { invalidField } from '../../../http/app-error.ts';
import { suppressionsOfAll } from '../../../mail/suppressions.ts';
import { jobWordsFor } from '../../applications/api/job-words.ts';
import {
  findCandidateFor,
  reaches,
  type Candidate,
} from '../../../records/candidates/candidate-lookup.ts';
import {
  recipientProblem,
  requireReachable,
} from '../../../records/candidates/contact/recipient-problem.ts';
import { findCompanyFor, requireOpen } from '../../../records/companies/company-lookup.ts';
import { bestLanguage } from '../../email-templates/api/in-language.ts';
import { peopleOfCompany, type CompanyPerson } from '../../../records/companies/company-people.ts';

export type Asked = z.output<typeof addresseesSchema>;

type Recipient = Omit<MessageRecipient, 'id'> & { id: Types.ObjectId };

/** The recipients of a colleague's mail, and the data for its variables. */
export interface Addressees {
  about: { type: 'candidate' | 'company'; _id: Types.ObjectId };
  people: Recipient[];
  timeZone: string;
  /** Their preferred language; null if it is unknown or differs. */
  language: string | null;
  /** Values of variables, besides those of the sender. */
  values: Record<string, string>;
  /** Null for users of a client. */
  candidate: Candidate | null;
  /** Whether the author may know their addresses. */
  knowsAddress: boolean;
  applicationId: Types.ObjectId | null;
}

/**
 * Finds a candidate, or users of a client, to whom the actor may write.
 * @throws AppError NOT_FOUND, FORBIDDEN, INVALID_TRANSITION for a former client,
 *   VALIDATION_FAILED for
 * users who do not work there, or for another candidate's application
 */
export const findAddressees = (
  actor: Actor,
  asked: Asked,
  session: ClientSession | null = null,
): Promise<Addressees> =>
  asked.subjectType === 'company'
    ? atCompany(actor, asked, session)
    : ofCandidate(actor, asked, session);

/**
 * Returns the addresses of recipients.
 * @throws AppError NO_RECIPIENTS, CANDIDATE_DO_NOT_CONTACT, RECIPIENT_SUPPRESSED
 */
export function addressesOf({ people }: Addressees): string[] {
  if (people.length === 0) requireReachable('no_email');
  return people.flatMap(({ problem, address }) => {
    requireReachable(problem);
    return address ?? [];
  });
}

async function ofCandidate(
  actor: Actor,
  { subjectId, recipientIds, applicationId }: Asked,
  session: ClientSession | null,
): Promise<Addressees> {
  if (recipientIds.length > 0) throw invalidField('recipientIds', 'NOT_FOUND');
  const candidate = await findCandidateFor(actor, 'message.send', subjectId, { session });
  const job =
    applicationId === null ? null : await jobWordsFor(actor, applicationId, candidate, session);
  if (applicationId !== null && !job) throw invalidField('applicationId', 'NOT_FOUND');
  const { _id, name, email, timeZone, preferredName, firstName } = candidate;
  return {
    about: { type: 'candidate', _id },
    people: [
      { id: _id, name, address: email, problem: await recipientProblem(candidate, session) },
    ],
    values: { firstName: preferredName || firstName, ...job },
    applicationId: applicationId === null ? null : new Types.ObjectId(applicationId),
    knowsAddress: reaches(actor, 'candidate.readContact', candidate),
    timeZone,
    candidate,
    language: bestLanguage(candidate.languages ?? []),
  };
}

async function atCompany(
  actor: Actor,
  { subjectId, recipientIds, applicationId }: Asked,
  session: ClientSession | null,
): Promise<Addressees> {
  if (applicationId !== null) throw invalidField('applicationId', 'NOT_FOUND');
  const company = await findCompanyFor(actor, 'company.writeMessages', subjectId, { session });
  requireOpen(company);
  const wanted = new Set(recipientIds);
  const members = await peopleOfCompany(company._id, session);
  const found = members.filter(({ userId }) => wanted.has(userId.toHexString()));
  if (found.length < wanted.size) throw invalidField('recipientIds', 'NOT_FOUND');
  return {
    about: { type: 'company', _id: company._id },
    people: await withProblems(found, session),
    timeZone: company.timeZone,
    language: common(found.map(({ language }) => language)),
    values: {
      ...(found.length > 0 && { firstName: together.format(found.map(calledBy)) }),
      companyName: company.name,
    },
    candidate: null,
    knowsAddress: true,
    applicationId: null,
  };
}

/** Returns the value that all of them share. */
const common = ([first, ...others]: readonly string[]): string | null =>
  first !== undefined && others.every((one) => one === first) ? first : null;

/** Returns a client's users as recipients, each with the reason why they cannot get mail. */
export async function withProblems(
  people: readonly CompanyPerson[],
  session: ClientSession | null = null,
): Promise<Recipient[]> {
  const closed = await suppressionsOfAll(
    people.map(({ email }) => email),
    session,
  );
  return people.map(({ userId, name, email }) => {
    const reasons = closed.get(email);
    const problem = reasons?.has('bounced')
      ? 'bounced'
      : reasons?.has('unsubscribed')
        ? 'unsubscribed'
        : null;
    return { id: userId, name, address: email, problem };
  });
}

const calledBy = ({ firstName, preferredName }: CompanyPerson): string =>
  preferredName || firstName;

/** `Ana, Ben and Cy`: one mail to several people greets all of them. */
const together = new Intl.ListFormat('en-GB');
