import { isPausedOn, type HoursRecord, type timesheetImportFaults } from '@muster/contracts';
import { foldText } from '../../../db/fold-text.ts';
import { UserModel } from '../../../identity/user.model.ts';
import { companyNames } from '../../../records/companies/company-directory.ts';
import { pausesOf } from '../../../records/placements/pauses.ts';
import { workedContracts, type Placement } from '../../placements/api/contracts-of-person.ts';
import { everyMember, type TeamMember } from '../../team/api/members.ts';

type Fault = (typeof timesheetImportFaults)[number];
/** The member and contract of a line's hours; the contract is null for the agency itself. */
export interface Owner {
  member: TeamMember;
  placement: Placement | null;
}

/** Looks up the members of a time report; caches what it has read. */
export class WhoseHours {
  readonly #byWord: ReadonlyMap<string, readonly TeamMember[]>;
  readonly #contracts = new Map<string, readonly { placement: Placement; client: string }[]>();

  private constructor(byWord: ReadonlyMap<string, readonly TeamMember[]>) {
    this.#byWord = byWord;
  }

  static async read(): Promise<WhoseHours> {
    const members = await everyMember();
    const users = await UserModel.find(
      { _id: { $in: members.map(({ userId }) => userId) } },
      { emailNorm: 1 },
    ).lean();
    const emails = new Map(users.map(({ _id, emailNorm }) => [_id.toHexString(), emailNorm]));
    const byWord = new Map<string, TeamMember[]>();
    for (const member of members) {
      const email = emails.get(member.userId.toHexString());
      for (const word of [
        `name ${member.nameKey}`,
        ...(email ? [`email ${email}`] : []),
        ...(member.harvestId ? [`harvest ${member.harvestId}`] : []),
      ])
        byWord.set(word, [...(byWord.get(word) ?? []), member]);
    }
    return new WhoseHours(byWord);
  }

  /**
   * Finds the member by number, address or name, whichever the line has first, and the contract on
   * that day.
   */
  async of(record: HoursRecord, day: string): Promise<Owner | Fault> {
    const found = this.#byWord.get(wordOf(record)) ?? [];
    const [member] = found;
    if (!member) return 'person';
    if (found.length > 1) return 'severalPeople';
    if (member.kind === 'staff') return { member, placement: null };
    const running = (await this.#contractsOf(member)).filter(
      ({ placement }) =>
        placement.startDate <= day &&
        (placement.actualEndDate === null || day <= placement.actualEndDate) &&
        !isPausedOn(pausesOf(placement), day),
    );
    const client = foldText(record['client'] ?? '');
    const projects = [record['project code'], record['project']].filter(Boolean);
    const ofProject = running.filter(({ placement: { harvestProjectRef: ref } }) =>
      projects.includes(ref ?? undefined),
    );
    const named =
      ofProject.length > 0 ? ofProject : running.filter((one) => foldText(one.client) === client);
    const meant = running.length > 1 ? named : running;
    if (meant.length > 1 || (running.length > 1 && named.length === 0)) return 'severalContracts';
    return meant[0] ? { member, placement: meant[0].placement } : 'contract';
  }

  async #contractsOf({ _id, candidateId }: TeamMember) {
    const key = _id.toHexString();
    const known = this.#contracts.get(key);
    if (known) return known;
    const placements = (candidateId ? await workedContracts(candidateId) : []).filter(
      ({ timesheetRequired }) => timesheetRequired,
    );
    const clients = await companyNames(placements.map(({ companyId }) => companyId));
    const contracts = placements.map((placement) => ({
      placement,
      client: clients.get(placement.companyId.toHexString()) ?? '',
    }));
    this.#contracts.set(key, contracts);
    return contracts;
  }
}

/** Returns the member's name as in the file, for the reader of the import's result. */
export const writtenName = (record: HoursRecord): string =>
  (
    [record['first name'], record['last name']].filter(Boolean).join(' ') ||
    record['name'] ||
    record['email'] ||
    record['harvest id'] ||
    ''
  ).slice(0, 160);

function wordOf(record: HoursRecord): string {
  if (record['harvest id']) return `harvest ${record['harvest id']}`;
  if (record['email']) return `email ${record['email'].toLowerCase()}`;
  return `name ${foldText(writtenName(record))}`;
}
